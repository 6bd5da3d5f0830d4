import { prefersMarkdown } from '../../../src/hosting/accept';

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html', true],
  ['TEXT/MARKDOWN;q=0.9, text/html;q=0.9', true],
  ['text/markdown;q=0.3, */*', true],
  ['text/html, text/markdown;q=0.9', false],
  ['text/markdown; variant=GFM; q=0.3, text/html; level=1; q=0.8', false],
  ['text/markdown;q=0', false],
  ['text/markdownish', false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['', false],
  [undefined, false],
])('%s: %s', (accepted, expected) => expect(prefersMarkdown(accepted)).toBe(expected));
