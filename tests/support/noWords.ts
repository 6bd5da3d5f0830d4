/**
 * For a command that takes no words: whoever writes some believes that they are followed.
 * @param command `npm run check:links`
 * @param words what stands behind it
 * @param does what it does without them
 */
export function noWords(command: string, words: readonly string[], does: string): void {
  if (words.length === 0) return;
  console.error(`${command} 不认“${words.join(' ')}”：它后面不用写什么，${does}。`);
  process.exit(2);
}
