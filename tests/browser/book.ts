/**
 * `npm run book`: the site as a book, made from `build/`: `book/` holds a page of HTML for each part, a PDF and an EPUB.
 * `npm run book -- --language js` prints the other code language; HTML and EPUB have both.
 */
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import {
  cover,
  partPages,
  PAPER_FILE,
  pictureFile,
  PICTURES,
  STYLE_FILE,
  wholeBook,
  xhtmlDocument,
  type Files,
} from '../../src/book/editions';
import { epubOf } from '../../src/book/epub';
import { picturesOf, readBook, type Book } from '../../src/book/read';
import type { Language } from '../../src/book/xhtml';
import { Fault } from '../../src/fault';
import { startBrowser } from '../support/browser';
import { progress } from '../support/progress';

const styleOf = (file: string): string => readFileSync(path.resolve('src/book', file), 'utf8');
const NAME = 'nestjs-zh';

/** Pixels of the cover's picture: 2 : 3, as reading devices show covers. */
const COVER = { width: 800, height: 1200 };

/** Longest wait for the printer; the whole book of 135 pages takes about a minute. */
const PRINTING_MS = 600_000;

/** Whether this machine can draw Chinese: without a font for them all letters look alike. */
export async function drawsChinese(browser: Browser): Promise<boolean> {
  const page = await browser.newPage();
  const [one, other] = await page.evaluate(() =>
    ['鹰', '猫'].map((letter) => {
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d')!;
      context.font = '32px sans-serif';
      context.fillText(letter, 2, 40);
      return canvas.toDataURL();
    }),
  );
  await page.close();
  return one !== other;
}

/** Opens a document that stands in a file, with what stands beside it. */
async function withPage<Result>(
  browser: Browser,
  folder: string,
  html: string,
  use: (page: Awaited<ReturnType<Browser['newPage']>>) => Promise<Result>,
): Promise<Result> {
  const file = path.join(folder, 'printed.html');
  writeFileSync(file, html);
  const page = await browser.newPage({ viewport: COVER });
  try {
    page.setDefaultTimeout(PRINTING_MS);
    await page.goto(pathToFileURL(file).href);
    return await use(page);
  } finally {
    await page.close();
    rmSync(file);
  }
}

/** The pictures of the pages as PNG, by their addresses. */
async function picturesOfBook(
  browser: Browser,
  book: Book,
  buildDir: string,
): Promise<Map<string, Buffer>> {
  const page = await browser.newPage();
  const pictures = new Map<string, Buffer>();
  for (const src of picturesOf(book)) {
    const data = readFileSync(path.join(buildDir, src)).toString('base64');
    const type = `image/${path.extname(src).slice(1)}`;
    const png = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      canvas.getContext('2d')!.drawImage(image, 0, 0);
      return canvas.toDataURL('image/png').split(',')[1]!;
    }, `data:${type};base64,${data}`);
    pictures.set(src, Buffer.from(png, 'base64'));
  }
  await page.close();
  return pictures;
}

/**
 * The book as PDF, in one document, so that each font is in it once.
 * @param folder where the style and the pictures are
 */
const pdfOf = (browser: Browser, html: string, folder: string): Promise<Uint8Array> =>
  withPage(browser, folder, html, (page) =>
    page.pdf({ preferCSSPageSize: true, outline: true, tagged: true }),
  );

const coverOf = (browser: Browser, book: Book, folder: string): Promise<Uint8Array> =>
  withPage(browser, folder, xhtmlDocument('', cover(book)), (page) => page.screenshot());

/**
 * Writes all editions of a book into a folder, which is new when all of them have gone well.
 * @param buildDir what `npm run build` wrote, and the book was read from
 * @returns the names of the documents, with their sizes in bytes
 */
export async function writeBook(
  browser: Browser,
  book: Book,
  buildDir: string,
  to: string,
  language: Language = 'ts',
): Promise<Map<string, number>> {
  const files: Files = { textOfFile: (src) => readFileSync(path.join(buildDir, src), 'utf8') };
  // Beside its place: a folder cannot be moved to another disk.
  const folder = mkdtempSync(path.join(path.dirname(to), '.book-'));
  // Pictures, pages, PDF, EPUB.
  const step = progress(4, '步');
  try {
    const pictures = await picturesOfBook(browser, book, buildDir);
    step();
    mkdirSync(path.join(folder, PICTURES));
    for (const [src, png] of pictures) writeFileSync(path.join(folder, pictureFile(src)), png);
    for (const file of [STYLE_FILE, PAPER_FILE])
      writeFileSync(path.join(folder, file), styleOf(file));
    const documents = new Map<string, string | Uint8Array>(partPages(book, files));
    step();
    documents.set(`${NAME}.pdf`, await pdfOf(browser, wholeBook(book, language, files), folder));
    step();
    documents.set(
      `${NAME}.epub`,
      epubOf(book, {
        ...files,
        style: styleOf(STYLE_FILE),
        cover: await coverOf(browser, book, folder),
        picture: (src) => pictures.get(src)!,
      }),
    );
    for (const [name, content] of documents) writeFileSync(path.join(folder, name), content);
    chmodSync(folder, 0o755);
    rmSync(to, { recursive: true, force: true });
    renameSync(folder, to);
    return new Map([...documents].map(([name, content]) => [name, Buffer.byteLength(content)]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function languageOf(args: string[]): Language {
  const [first = '--language=ts', ...rest] = args;
  const [option, language = rest.shift()] = first.split('=');
  if (option !== '--language' || rest.length > 0)
    throw new Fault(
      `npm run book 不认“${args.join(' ')}”：后面只能写 -- --language ts 或者 -- --language js。`,
    );
  if (language !== 'ts' && language !== 'js')
    throw new Fault(`--language 是 ts 或者 js，不是“${language ?? ''}”。`);
  return language;
}

async function main(): Promise<void> {
  const language = languageOf(process.argv.slice(2));
  const browser = await startBrowser();
  try {
    if (!(await drawsChinese(browser)))
      throw new Fault(
        '这台机器上没有中文字体，PDF 和封面里的字会是方框。装一套再来：apt-get install fonts-noto-cjk',
      );
    const build = path.resolve('build');
    const written = await writeBook(
      browser,
      readBook(build),
      build,
      path.resolve('book'),
      language,
    );
    for (const [name, size] of written) console.log(`book/${name}  ${(size / 1e6).toFixed(2)} MB`);
  } finally {
    await browser.close();
  }
}

if (require.main === module)
  main().catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
