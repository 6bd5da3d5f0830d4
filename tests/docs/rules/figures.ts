import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Image } from 'mdast';
import { drawingFaults } from '../drawing';
import { suggestion } from '../nearest';
import { allNodes, lineOf, ofType, type Page } from '../page';
import { remembered } from '../remembered';
import type { Fault, Rule, Site } from '../site';

const fileOf = (image: Image, page: Page): string =>
  path.posix.join(path.posix.dirname(page.file), image.url);

/** Images that do not stand alone in their paragraph: they would not become figures. */
const isAlone = (image: Image, page: Page): boolean =>
  allNodes(page).some(
    (node) => node.type === 'paragraph' && node.children.length === 1 && node.children[0] === image,
  );

/** A picture of a screen, as src/remark/figures.ts reads it. */
const PICTURE = /^(?:\.\.\/)+(static\/pictures\/[\w/-]+)\.webp$/;

/** The most that one half of a picture weighs: two screens of text in this format. */
const MAX_PICTURE_BYTES = 40_000;

/** Both halves are there, and light. */
const pictureFaults = (name: string, line: number): Fault[] =>
  [`${name}.webp`, `${name}.dark.webp`].flatMap((file) => {
    if (!existsSync(file)) return [{ line, message: `没有 ${file} 这张图：运行 npm run pictures` }];
    const { size } = statSync(file);
    return size > MAX_PICTURE_BYTES
      ? [{ line, message: `${file} 有 ${size} 字节，最多 ${MAX_PICTURE_BYTES}` }]
      : [];
  });

function faultsOf(image: Image, page: Page, site: Site): Fault[] {
  const line = lineOf(image);
  const alt = image.alt?.trim() ?? '';
  const textFaults = [
    ...(alt === ''
      ? [{ line, message: `图片 ${image.url} 缺少替代文本：在 ![] 的方括号里说明图上画了什么` }]
      : []),
    ...(alt !== '' && alt === image.title?.trim()
      ? [
          {
            line,
            message:
              '替代文本和图注一样，读屏软件会念两遍：替代文本说图上画了什么，图注说读者该看出什么',
          },
        ]
      : []),
    ...(isAlone(image, page)
      ? []
      : [{ line, message: `图 ${image.url} 要单独成段，前后各空一行` }]),
  ];
  const picture = PICTURE.exec(image.url)?.[1];
  if (picture !== undefined) return [...textFaults, ...pictureFaults(picture, line)];
  if (!/^\.{1,2}\/[\w./-]+\.svg$/.test(image.url))
    return [
      ...textFaults,
      { line, message: `图片 ${image.url} 要是文章旁边的 SVG：写成 ./名字.svg` },
    ];
  const file = fileOf(image, page);
  const drawing = site.files.get(file);
  if (drawing === undefined) {
    return [
      ...textFaults,
      {
        line,
        message: `没有 ${file} 这张图${suggestion(
          file,
          [...site.files.keys()].filter((name) => name.endsWith('.svg')),
        )}`,
      },
    ];
  }
  return [
    ...textFaults,
    ...drawingFaults(drawing).map((fault) => ({
      line,
      message: `${file}:${fault.line} ${fault.message}`,
    })),
  ];
}

/** The drawings that some page shows. */
const shownOn = remembered(
  (site: Site) =>
    new Set(
      site.pages.flatMap((page) => ofType(page, 'image').map((image) => fileOf(image, page))),
    ),
);

/** Drawings beside the page that no page shows: named after it, so that each is reported once. */
const unused = (page: Page, site: Site): Fault[] => {
  const shown = shownOn(site);
  const own = page.file.replace(/\.md$/, '');
  return [...site.files.keys()]
    .filter(
      (file) =>
        (file === `${own}.svg` || file.startsWith(`${own}-`)) &&
        file.endsWith('.svg') &&
        !shown.has(file),
    )
    .map((file) => ({ line: 1, message: `${file} 没有一页用到：放进文章，或者删掉它` }));
};

/** Only an image with its file beside its text becomes a figure. */
const references = (page: Page): Fault[] =>
  ofType(page, 'imageReference').map((image) => ({
    line: lineOf(image),
    message: '图片的文件名直接写在圆括号里：![替代文本](./名字.svg "图注")',
  }));

/** Figures exist, say what they show, and follow the rules for drawings (CONTRIBUTING.md#画图; W7). */
const figures: Rule = (page, site) => [
  ...ofType(page, 'image').flatMap((image) => faultsOf(image, page, site)),
  ...references(page),
  ...unused(page, site),
];

export default figures;
