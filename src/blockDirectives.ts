import remarkDirective from 'remark-directive';
import type { Processor } from 'unified';

/**
 * `remark-directive` as this site has it, for all who read or write its Markdown: directives are blocks, and a colon in words is one of
 * them (`12:30`, `nest start:dev`). Read as a directive it would be missing where plain text is made of words: in the text
 * alternative of a picture. Written, it needs no backslash.
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
