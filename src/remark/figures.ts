import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { Html, Image, Parents, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { fail } from './fail';
import { component } from './jsx';

/** What a drawing must not contain: it becomes part of the page, under the page's content security policy. */
const FORBIDDEN = /<(?:script|style|foreignObject|image|use)\b|\sstyle\s*=|\son\w+\s*=/i;

/**
 * The drawing as it stands in the page: no XML prologue, no comments, no id (two figures may share a page),
 * no fixed size (its box has it) and hidden from assistive technology, which gets the figure's text alternative.
 * @throws Error with a Chinese text when the file is not a drawing by the rules (CONTRIBUTING.md#画图)
 */
export function embeddable(svg: string): string {
  const start = svg.search(/<svg\b/);
  if (start < 0) throw new Error('不是 SVG 图');
  // Cut off, it would be an empty box on the page.
  if (!svg.includes('</svg>')) throw new Error('图没有写完，缺少 </svg>');
  const forbidden = FORBIDDEN.exec(svg);
  if (forbidden)
    throw new Error(`图里不能有“${forbidden[0].trim()}”，颜色请写成 fill="var(--figure-…)"`);
  return svg
    .slice(start)
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/^<svg\b[^>]*>/, (tag) =>
      tag
        .replace(/\s(?:id|xmlns|role|aria-\w+)="[^"]*"/g, '')
        .replace('<svg', '<svg aria-hidden="true"'),
    )
    .replace(/<title>[\s\S]*?<\/title>|<desc>[\s\S]*?<\/desc>/g, '')
    .replace(/>\s+</g, '><')
    .trim();
}

/**
 * A picture of a screen: `../../static/pictures/openapi/swagger-ui.webp`, an address that a code host follows as well.
 * Its second half, the same screen in the dark theme, is `swagger-ui.dark.webp` beside it.
 */
export const PICTURE = /^(?:\.\.\/)+(static\/pictures\/[\w/-]+)\.webp$/;

/** Pixels of the file for one of the page: pictures are taken for dense screens (tests/browser/pictures.ts). */
const DENSITY = 2;

/**
 * Both halves of a picture; the style sheet shows the one of the reader's theme, and a browser fetches only that.
 * Named by the figure, so without a text of their own.
 */
function pictureTags(name: string): string {
  const tag = (file: string, theme: string): string => {
    const { width, height } = imageSize(readFileSync(path.resolve(file)));
    const size = `width="${width / DENSITY}" height="${height / DENSITY}"`;
    return `<img data-picture="${theme}" src="${file.replace(/^static/, '')}" alt="" ${size} loading="lazy" decoding="async">`;
  };
  return tag(`${name}.webp`, 'light') + tag(`${name}.dark.webp`, 'dark');
}

const drawingOf = (image: Image, file: VFile): string => {
  const picture = PICTURE.exec(image.url);
  return picture
    ? pictureTags(picture[1]!)
    : embeddable(readFileSync(path.resolve(path.dirname(file.path), image.url), 'utf8'));
};

const isFigure = ({ url }: Image): boolean =>
  PICTURE.test(url) || (url.endsWith('.svg') && url.startsWith('.'));

/**
 * In:  `![text alternative](./guards.svg "caption")` alone in a paragraph, or a picture of a screen (PICTURE)
 * Out: `<Figure>` with the drawing inside, so that its colours follow the theme, or with the picture for each theme.
 *      This is the one rule that reads a file which the text names: an external image could not see the page's colours.
 */
export default function figures() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'imageReference', (image) => {
      if (!image.alt?.trim())
        fail(file, '图片缺少替代文本：在 ![] 的方括号里说明图上画了什么。', image);
    });
    visit(tree, 'image', (image: Image, _index, parent: Parents | undefined) => {
      if (!image.alt?.trim())
        fail(file, `图片 ${image.url} 缺少替代文本：在 ![] 的方括号里说明图上画了什么。`, image);
      if (!isFigure(image)) return undefined;
      if (parent?.type !== 'paragraph' || parent.children.length !== 1) {
        return fail(file, `图 ${image.url} 要单独成段，前后各空一行。`, image);
      }
      let drawing = '';
      try {
        drawing = drawingOf(image, file);
      } catch (error) {
        const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
        const cure = PICTURE.test(image.url)
          ? '不存在，或者少了深色的那一张（.dark.webp）：运行 npm run pictures'
          : '不存在：把它放在文章旁边，或者改正文件名';
        fail(
          file,
          `图 ${image.url} ${missing ? cure : `用不了：${(error as Error).message}`}。`,
          image,
        );
      }
      const svg: Html = { type: 'html', value: drawing };
      Object.assign(
        parent,
        component('Figure', { alt: image.alt ?? '', caption: image.title ?? undefined }, [
          svg as RootContent,
        ]),
      );
      return SKIP;
    });
  };
}
