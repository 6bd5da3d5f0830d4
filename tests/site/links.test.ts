import { parseRedirects } from '../../src/hosting/hostFiles';
import { answer } from '../../src/hosting/route';
import { attribute, files, pages, readBuilt } from './build';

const redirects = parseRedirects(readBuilt('_redirects'));
const site = {
  files: new Set(files),
  pages: new Map(pages.map(({ route, file }) => [route, file])),
  redirects: new Map(redirects.map((redirect) => [redirect.from, redirect])),
};
const idsOf = new Map(
  pages.map(({ route, tags }) => [
    route,
    tags.flatMap(({ attributes }) => (attributes.id === undefined ? [] : [attributes.id])),
  ]),
);

/** Where an address of a page leads: another site, or a path and a fragment of this one. */
const resolve = (href: string, route: string): URL => new URL(href, `https://this.site${route}`);

test.each(pages.map(({ route }) => route))(
  '%s: every id once, every link and fragment leads somewhere',
  (route) => {
    const { tags } = pages.find((page) => page.route === route)!;
    const ids = idsOf.get(route)!;
    const faults = ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `id 重复：${id}`);

    for (const href of [...attribute(tags, 'a', 'href'), ...attribute(tags, 'area', 'href')]) {
      const url = resolve(href, route);
      if (url.host !== 'this.site') {
        if (!/^(https:|mailto:)/.test(url.protocol)) faults.push(`链接不是 https：${href}`);
        continue;
      }
      const given = answer(url.pathname, site);
      const target =
        given.kind === 'redirect'
          ? redirects.find(({ from }) => from === url.pathname)?.to
          : given.kind === 'file'
            ? url.pathname
            : undefined;
      const fragment = decodeURIComponent(url.hash.slice(1));
      if (target === undefined) faults.push(`链接没有去处：${href}`);
      // `#__docusaurus_…` are Docusaurus' own, made when the page is live.
      else if (
        fragment &&
        !fragment.startsWith('__docusaurus') &&
        !idsOf.get(target)?.includes(fragment)
      )
        faults.push(`锚点不存在：${href}`);
    }

    for (const src of [
      ...attribute(tags, 'img', 'src'),
      ...attribute(tags, 'script', 'src'),
      ...attribute(tags, 'use', 'href'),
      ...attribute(tags, 'link', 'href'),
    ]) {
      const url = resolve(src, route);
      if (
        url.host === 'this.site' &&
        url.protocol === 'https:' &&
        answer(url.pathname, site).kind !== 'file'
      )
        faults.push(`文件不存在：${src}`);
    }

    for (const id of tags
      .flatMap(({ attributes }) => [
        attributes['aria-controls'],
        attributes['aria-labelledby'],
        attributes['aria-describedby'],
        attributes.for,
      ])
      .flatMap((list) => list?.split(/\s+/) ?? [])) {
      if (!ids.includes(id)) faults.push(`引用的 id 不存在：${id}`);
    }
    expect(faults).toEqual([]);
  },
);
