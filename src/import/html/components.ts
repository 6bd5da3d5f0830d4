import type { Html, RootContent } from 'mdast';
import { lineOf, type Note } from '../findings';
import { isComponent, isElement, tagsIn } from '../tags';

/** The banner that a component of the official app stands for; nothing for one that has no counterpart. */
function bannerOf(name: string): string | undefined {
  const [, banner] = /^app-banner-(courses|devtools|enterprise)\b/.exec(name) ?? [];
  return banner;
}

/** Takes the official app's components out of a piece of HTML: banners as `<x>`, everything else is noted. */
export function components(node: Html, note: Note): { rest: string; banners: string[] } {
  const banners: string[] = [];
  let rest = '';
  let last = 0;
  for (const { name, isClosing, start, end, text } of tagsIn(node.value)) {
    if (!isComponent(name) || isElement(name)) continue;
    rest += node.value.slice(last, start);
    last = end;
    if (isClosing) continue;
    const banner = bannerOf(name);
    if (banner) banners.push(banner);
    else
      note(
        lineOf(node) + node.value.slice(0, start).split('\n').length - 1,
        `${text} 在这里没有对应的写法，已去掉`,
      );
  }
  return { rest: rest + node.value.slice(last), banners };
}

export const banner = (name: string): RootContent => ({
  type: 'leafDirective',
  name: 'banner',
  attributes: {},
  children: [{ type: 'text', value: name }],
});
