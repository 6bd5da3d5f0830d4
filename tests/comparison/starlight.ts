/** The book as a project of Starlight: the same pages, pictures and code, without what only this site knows. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Root, RootContent } from 'mdast';
import { parseFileContentFrontMatter } from '@docusaurus/utils/lib/markdownUtils';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { listFiles } from '../../src/hosting/pages';

/** The newest ones that run on Node.js 20. */
const PACKAGES = { '@astrojs/starlight': '0.37.7', astro: '5.18.2' };

/** Our callouts → Starlight's. */
const ASIDES: Readonly<Record<string, string>> = { hint: 'tip', info: 'note', warning: 'caution' };

/** `<!-- ts title="a.ts"`, code, `-->`: shown in a fold here, as a sample there. */
const HIDDEN_CODE = /^<!-- (\w+) ([^\n]*)\n([^]*?)\n?-->$/;

const titleOf = (meta: string): string => /title="[^"]*"/.exec(meta)?.[0] ?? '';

function plain(node: RootContent): RootContent[] {
  switch (node.type) {
    case 'containerDirective': {
      const children = node.children.flatMap(plain) as typeof node.children;
      const name = ASIDES[node.name];
      return name === undefined ? children : [{ ...node, name, attributes: {}, children }];
    }
    case 'leafDirective':
      return [];
    case 'code':
      return [{ ...node, meta: titleOf(node.meta ?? '') }];
    case 'html': {
      const [, lang, meta, value] = HIDDEN_CODE.exec(node.value) ?? [];
      return value === undefined ? [] : [{ type: 'code', lang, meta: titleOf(meta!), value }];
    }
    case 'image':
      return [{ ...node, url: node.url.replace(/^.*\/static\//, '/') }];
    default:
      return 'children' in node
        ? [{ ...node, children: (node.children as RootContent[]).flatMap(plain) } as RootContent]
        : [node];
  }
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);
const writer = unified().use(remarkStringify).use(remarkGfm).use(remarkDirective);

/** A page as Starlight reads it. @param source Markdown with front matter */
async function pageOf(source: string): Promise<string> {
  const { frontMatter, content } = parseFileContentFrontMatter(source);
  const { title, description } = frontMatter as { title: string; description?: string };
  const tree: Root = parser.parse(content);
  const text = writer.stringify({ ...tree, children: tree.children.flatMap(plain) });
  return `---\n${JSON.stringify({ title, description })}\n---\n\n${text}`;
}

const CONFIG = `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  trailingSlash: 'never',
  build: { format: 'file' },
  integrations: [
    starlight({ title: 'NestJS', locales: { root: { label: '简体中文', lang: 'zh-CN' } } }),
  ],
});
`;

const COLLECTIONS = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/**
 * Writes the project; its packages are not installed yet.
 * @param folder for it
 * @returns how many pages it has
 */
export async function writeStarlight(folder: string): Promise<number> {
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write(
    'package.json',
    JSON.stringify({ private: true, type: 'module', dependencies: PACKAGES }, undefined, 2),
  );
  write('astro.config.mjs', CONFIG);
  write('src/content.config.mjs', COLLECTIONS);
  cpSync(resolve('static'), join(folder, 'public'), { recursive: true });
  const docs = resolve('docs');
  const files = listFiles(docs);
  for (const file of files) {
    const place = join('src/content/docs', file === 'introduction.md' ? 'index.md' : file);
    if (file.endsWith('.md')) write(place, await pageOf(readFileSync(join(docs, file), 'utf8')));
    else if (!file.endsWith('.json')) cpSync(join(docs, file), join(folder, place));
  }
  return files.filter((file) => file.endsWith('.md')).length;
}
