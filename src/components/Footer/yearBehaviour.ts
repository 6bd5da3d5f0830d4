/**
 * The HTML says the year of the build; the reader's clock corrects it once the page is live, and never to a year before the
 * build. A page is not read for years: nothing looks again.
 */
export function correctYear(): void {
  const years = document.querySelector('[data-years]');
  const text = years?.textContent.replace(/\d+$/, (built) =>
    String(Math.max(Number(built), new Date().getFullYear())),
  );
  if (years && text !== undefined && text !== years.textContent) years.textContent = text;
}
