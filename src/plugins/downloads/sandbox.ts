/** A page that hands one project over to a sandbox of another host: a form, sent when the reader presses its button. */
import { escapeHtml } from '../../hosting/escape';
import { SANDBOX_FOLDER, SANDBOX_HOST } from '../../hosting/sandbox';
import type { Project } from '../../samples/project';
import { DOWNLOADS, LOCK_FILE } from '../../samples/project/addresses';

/** `next/downloads/guards/guards-1.zip` → `sandbox/next/guards/guards-1.html` */
export const sandboxFile = (archive: string): string =>
  `${SANDBOX_FOLDER}/${archive.replace(`${DOWNLOADS}/`, '').replace(/\.zip$/, '')}.html`;

const field = (name: string, value: string): string =>
  `<textarea name="${escapeHtml(name)}" hidden>\n${escapeHtml(value)}</textarea>`;

/**
 * Writes the page for one project: its text files without the lock file in a form, and the way back.
 * @param title of the page that the project belongs to
 * @param back its address
 * @returns the whole HTML; what stands in it is escaped
 */
export function sandboxPage({ name, files }: Project, title: string, back: string): string {
  const texts = [...files].flatMap(([path, content]): Array<[string, string]> =>
    // A sandbox installs in its own way, and the tree is ten times the rest.
    typeof content === 'string' && path !== LOCK_FILE ? [[path, content]] : [],
  );
  return `<!doctype html>
<html lang="zh-Hans">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>在 StackBlitz 打开：${escapeHtml(title)}</title>
</head>
<body>
<main>
<h1>在 StackBlitz 打开：${escapeHtml(title)}</h1>
<p>按下按钮，${escapeHtml(name)} 的 ${texts.length} 个文件会发送到 ${new URL(SANDBOX_HOST).host}，在那里安装并启动；在那之前什么都不发送。</p>
<form method="post" action="${SANDBOX_HOST}/run?startScript=start">
${field('project[title]', name)}
${field('project[description]', title)}
${field('project[template]', 'node')}
${texts.map(([path, text]) => field(`project[files][${path}]`, text)).join('\n')}
<p><button type="submit">发送并打开</button></p>
</form>
<p><a href="${escapeHtml(back)}">回到“${escapeHtml(title)}”</a></p>
</main>
</body>
</html>
`;
}
