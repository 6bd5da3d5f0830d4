import type { MarkdownHooks } from '@docusaurus/types';
import { Fault } from '../fault';

const place = (file: string, line: number | undefined): string =>
  line === undefined ? file : `${file}:${line}`;

/** What Docusaurus says in English of files that a page names and that are not there. */
export const unresolved: MarkdownHooks = {
  onBrokenMarkdownLinks({ sourceFilePath, url, node }) {
    throw new Fault(
      `${place(sourceFilePath, node.position?.start.line)} 没有 ${url} 这个文件：站内链接从根写起，不带 .md，例如 /guards#binding-guards`,
    );
  },
  onBrokenMarkdownImages({ sourceFilePath, url, node }) {
    const line = place(sourceFilePath, node.position?.start.line);
    throw new Fault(
      url === ''
        ? `${line} 图片没有写是哪一张：括号里写 ./名字.svg`
        : `${line} 没有 ${url} 这张图：把它放在文章旁边，或者改正文件名`,
    );
  },
};
