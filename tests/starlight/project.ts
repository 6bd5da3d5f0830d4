/** The book as a project of Starlight: the same pages, pictures, code and menu, without what only this site knows. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Root, RootContent } from 'mdast';
import { parseFileContentFrontMatter } from '@docusaurus/utils/lib/markdownUtils';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import sidebars from '../../sidebars';
import { INITIALLY_OPEN } from '../../src/components/Menu/menu';
import { routeOfDoc } from '../../src/data/routes';
import { listFiles } from '../../src/hosting/pages';
import { withoutId } from '../../src/markdown';
import type { MenuConfig } from '../../src/plugins/menu/sidebar';

/** The newest ones that run on Node.js 20. */
export const PACKAGES = { '@astrojs/starlight': '0.37.7', astro: '5.18.2' };

/** Our callouts → Starlight's. */
const ASIDES: Readonly<Record<string, string>> = {
  hint: 'tip',
  info: 'note',
  warning: 'caution',
  nest12: 'note',
};

/** What stands for a node of ours: comments and leaf directives are gone, a fence keeps its language and its title. */
function plain(node: RootContent): RootContent[] {
  switch (node.type) {
    case 'leafDirective':
    case 'html':
      return [];
    case 'code':
      return [{ ...node, meta: /title="[^"]*"/.exec(node.meta ?? '')?.[0] }];
    case 'image':
      return [{ ...node, url: node.url.replace(/^.*\/static\//, '/') }];
    case 'heading': {
      // Starlight makes ids by itself.
      const last = node.children.at(-1);
      if (last?.type === 'text') last.value = withoutId(last.value);
      return [node];
    }
  }
  if (!('children' in node)) return [node];
  const children = (node.children as RootContent[]).flatMap(plain);
  if (node.type !== 'containerDirective') return [{ ...node, children } as RootContent];
  const name = ASIDES[node.name];
  return name === undefined
    ? children
    : [{ ...node, name, attributes: {}, children } as RootContent];
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);
const writer = unified().use(remarkStringify).use(remarkGfm).use(remarkDirective);

/** A page as Starlight reads it. @param source Markdown with front matter */
async function pageOf(source: string): Promise<string> {
  const { frontMatter, content } = parseFileContentFrontMatter(source);
  const { title, description } = frontMatter;
  const tree: Root = parser.parse(content);
  const text = writer.stringify({ ...tree, children: tree.children.flatMap(plain) });
  return `---\n${JSON.stringify({ title, description })}\n---\n\n${text}`;
}

/** `Guards 守卫` */
const labelOf = (label = '', { titleZh = '' }: { titleZh?: string } = {}): string =>
  titleZh === label ? label : `${label} ${titleZh}`.trim();

/** The menu, with the names that its readers see; an old address is no page there. */
const menuOf = (entries: readonly MenuConfig[]): object[] =>
  entries.flatMap((entry): object[] => {
    if (typeof entry === 'string' || !('type' in entry)) return [];
    if (entry.type === 'category') {
      const { label, customProps, items } = entry;
      return [
        {
          label: labelOf(label, customProps),
          collapsed: !INITIALLY_OPEN.includes(label),
          items: menuOf(items as MenuConfig[]),
        },
      ];
    }
    if (entry.type === 'doc')
      return [{ label: labelOf(entry.label, entry.customProps), link: entry.key }];
    return entry.type === 'link' && !entry.href.startsWith('/')
      ? [{ label: labelOf(entry.label, entry.customProps), link: entry.href }]
      : [];
  });

/** Addresses as ours; our server keeps names that begin with `_`, as `_astro` does, to itself. */
const config = (): string => `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  trailingSlash: 'never',
  build: { format: 'file', assets: 'assets' },
  cacheDir: '.kept',
  integrations: [
    starlight({
      title: 'NestJS',
      favicon: '/img/favicon.svg',
      locales: { root: { label: '简体中文', lang: 'zh-CN' } },
      sidebar: ${JSON.stringify(menuOf(sidebars.menu as MenuConfig[]))},
    }),
  ],
});
`;

/**
 * Astro saves its store of pages while it still reads them, whenever no page came for half a second, and drops a save that
 * meets one under way (`#writeFileAtomic` writes the older text again). When the dropped one is the last, as with large pages
 * or on a busy machine, the build goes on without the pages that came later, and ends with 0. So a mark is set after the last
 * page, again until the file has it: about a second.
 */
const COLLECTIONS = `import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

const { name, load } = docsLoader();
const loader = {
  name,
  async load(context) {
    await load(context);
    const store = new URL('data-store.json', context.config.cacheDir);
    const mark = 'read ' + Date.now();
    do {
      context.meta.set('mark', mark);
      await setTimeout(1000);
    } while (!existsSync(store) || !readFileSync(store, 'utf8').includes(mark));
  },
};

export const collections = { docs: defineCollection({ loader, schema: docsSchema() }) };
`;

/**
 * Writes the project.
 * @param folder for it
 * @param packages a `node_modules` with Astro and Starlight
 */
export async function writeStarlight(folder: string, packages: string): Promise<void> {
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write(
    'package.json',
    JSON.stringify({ private: true, type: 'module', scripts: { build: 'astro build' } }),
  );
  write('astro.config.mjs', config());
  write('src/content.config.mjs', COLLECTIONS);
  // No link: Vite would take the components behind it for files outside the project.
  cpSync(packages, join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  cpSync('static', join(folder, 'public'), { recursive: true });
  const docs = resolve('docs');
  for (const file of listFiles(docs)) {
    const place = join('src/content/docs', routeOfDoc(file) === '/' ? 'index.md' : file);
    if (file.endsWith('.md')) write(place, await pageOf(readFileSync(join(docs, file), 'utf8')));
    else if (!file.endsWith('.json')) cpSync(join(docs, file), join(folder, place));
  }
}
