export async function read() {
  await using file = await open();
  return file.text();
}
