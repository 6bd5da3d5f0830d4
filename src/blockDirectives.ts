import remarkDirective from 'remark-directive';
import type { Processor } from 'unified';

/**
 * `remark-directive` without directives inside a line, for all who read or write this site's Markdown: a colon among words is a
 * colon (`12:30`, `nest start:dev`). Read as a directive, it would be missing where Markdown becomes plain text, as in a
 * picture's text alternative. Written back to Markdown, it needs no backslash.
 */
export default function blockDirectives(this: Processor): void {
  remarkDirective.call(this);
  const { micromarkExtensions = [], toMarkdownExtensions = [] } = this.data();
  const { flow } = micromarkExtensions.pop()!;
  micromarkExtensions.push({ flow });
  for (const extension of toMarkdownExtensions)
    extension.unsafe = extension.unsafe?.filter(
      ({ character, inConstruct }) =>
        character !== ':' || !([] as unknown[]).concat(inConstruct).includes('phrasing'),
    );
}
