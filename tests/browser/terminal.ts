/** A process that is talked to at a prompt, and what its terminal shows, as HTML for a picture. */
import { spawn } from 'node:child_process';

/** Colours of the select-graphic-rendition codes that Node's REPL and Nest's logger write (ECMA-48), by theme. */
const COLOURS = {
  light: { 31: '#b3261e', 32: '#1a7f37', 33: '#8a6100', 36: '#0b6e75', 90: '#6e6e78' },
  dark: { 31: '#ff8a80', 32: '#7ee787', 33: '#e3b341', 36: '#76d9e6', 90: '#9a9aa6' },
} as const;
const PAPER = { light: ['#ffffff', '#1b1b22'], dark: ['#17171c', '#e8e8ee'] } as const;

/** The colour codes themselves. */
const CODES = /\u001b\[\d+(?:;\d+)*m/g;

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Text with colour codes → HTML. An unknown code ends the colour. */
function coloured(text: string, theme: keyof typeof COLOURS): string {
  const colours: Record<string, string> = COLOURS[theme];
  return text
    .split(/\u001b\[(\d+(?:;\d+)*)m/)
    .map((part, index, parts) => {
      if (index % 2 === 1) return '';
      const colour = colours[parts[index - 1]?.split(';').at(-1) ?? ''];
      return colour ? `<span style="color:${colour}">${escaped(part)}</span>` : escaped(part);
    })
    .join('');
}

/** The terminal as a page of its own. */
export function terminalPage(text: string, theme: keyof typeof COLOURS): string {
  const [paper, ink] = PAPER[theme];
  return `<!doctype html><body style="margin:0;background:${paper};color:${ink}"><pre style="margin:0;padding:16px 20px;font:14px/1.6 ui-monospace,monospace;white-space:pre-wrap">${coloured(text, theme)}</pre>`;
}

/** A script that does not come back to its prompt is ended. */
const TIMEOUT_MS = 60_000;

/**
 * Starts a Node script and types lines, each when the prompt has come back.
 * @returns all that the terminal shows from the first prompt on, the typed lines with it
 */
export async function converse(
  script: string,
  folder: string,
  prompt: string,
  lines: readonly string[],
): Promise<string> {
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, FORCE_COLOR: '1', TZ: 'UTC' },
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  let shown = '';
  const left = [...lines];
  child.stdout.setEncoding('utf8').on('data', (data: string) => {
    shown += data;
    if (!shown.replace(CODES, '').endsWith(prompt)) return;
    const line = left.shift();
    if (line === undefined) child.stdin.end();
    else {
      shown += `${line}\n`;
      child.stdin.write(`${line}\n`);
    }
  });
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0 || left.length > 0) throw new Error(`${script} 没有说完就结束了：\n${shown}`);
  const first = lines[0] ?? '';
  const from = shown.lastIndexOf('\n', shown.indexOf(first));
  return shown.slice(from + 1, shown.lastIndexOf('\n')).trimEnd();
}
