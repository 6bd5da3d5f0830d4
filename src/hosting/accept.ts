/** The weight (0–1) that an `Accept` header gives a media type by its name; nothing when it is not named. */
function weightOf(accepted: string, type: string): number | undefined {
  for (const range of accepted.toLowerCase().split(',')) {
    const [name, ...parameters] = range.split(';').map((part) => part.trim());
    if (name !== type) continue;
    const weight = parameters.find((parameter) => /^q\s*=/.test(parameter))?.split('=')[1];
    return weight === undefined ? 1 : Number(weight) || 0;
  }
  return undefined;
}

/**
 * Whether a request wants a page as Markdown (RFC 9110 §12.5.1): it names `text/markdown`, and HTML, if it is named, weighs
 * no more. Browsers do not name it. `nginx.ts` says the same in maps.
 * @param accepted the `Accept` header
 */
export function prefersMarkdown(accepted = ''): boolean {
  const markdown = weightOf(accepted, 'text/markdown') ?? 0;
  return markdown > 0 && markdown >= (weightOf(accepted, 'text/html') ?? 0);
}
