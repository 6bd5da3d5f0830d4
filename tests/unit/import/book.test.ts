import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import config from '../../../docusaurus.config';

/** What the site reads of a page that says of itself what a page of the book does not. */
const read = async (file: string): Promise<Record<string, unknown>> => {
  const { frontMatter } = await config().markdown!.parseFrontMatter!({
    filePath: path.resolve(file),
    fileContent: '---\ntitle: 你好\ntags: [news]\n---\n',
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return frontMatter;
};

test.each(['blog/2026-01-02-hello.md', 'src/pages/about.md', 'docs-of-others/cats.md'])(
  '%s stands beside the book: Docusaurus’ own front matter',
  async (file) => expect(await read(file)).toEqual({ title: '你好', tags: ['news'] }),
);

test.each(['docs/cats.md', 'versioned_docs/version-11/cats.md'])(
  '%s is of the book: its rule',
  (file) => expect(read(file)).rejects.toThrow('不认识的字段 tags'),
);
