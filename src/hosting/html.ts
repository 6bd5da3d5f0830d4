import { createHash } from 'node:crypto';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { STYLE_FILE } from './styleFile';

type Element = DefaultTreeAdapterTypes.Element;

/** An element of a page: name, attributes, the text right inside it. */
export interface Tag {
  name: string;
  attributes: Record<string, string>;
  text: string;
}

/** Every element of a page in document order, those of `<template>` and, as without JavaScript, `<noscript>` included. */
export function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) tags.push(tagOf(node));
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html, { scriptingEnabled: false }));
  return tags;
}

const tagOf = ({ tagName, attrs, childNodes }: Element): Tag => ({
  name: tagName,
  attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
  text: childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
});

/** Data in a script element: browsers never run it, and `script-src` is not asked. */
const isData = ({ attributes }: Tag): boolean =>
  /^application\/(ld\+)?json$/i.test(attributes.type?.trim() ?? '');

const sha256 = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The digest of each inline script of a page, as `script-src` lists it. */
export const scriptHashes = (tags: readonly Tag[]): string[] =>
  tags
    .filter((tag) => tag.name === 'script' && tag.attributes.src === undefined && !isData(tag))
    .map(({ text }) => sha256(text));

/** Whether a style element was written by the build: these are in the policy, by the digests of their content. */
const isWritten = ({ name, attributes }: Tag): boolean =>
  name === 'style' && attributes[STYLE_FILE] !== undefined;

/** The digest of each style element that a build has written, as `style-src` lists it. */
export const styleHashes = (tags: readonly Tag[]): string[] =>
  tags.filter(isWritten).map(({ text }) => sha256(text));

/** The script files that a page names, each with its digest as `script-src` lists it, where its tag has one. */
export const scriptFiles = (tags: readonly Tag[]): Array<{ src: string; integrity?: string }> =>
  tags.flatMap(({ name, attributes: { src, integrity } }) =>
    name === 'script' && src !== undefined ? [{ src, integrity }] : [],
  );

/** What the policy would block on a page, each in a few words with the tag: styles of others, event attributes, `javascript:`. */
export const blockedMarkup = (tags: readonly Tag[]): string[] =>
  tags.flatMap((tag) => [
    ...(tag.name === 'style' && !isWritten(tag) ? ['<style>'] : []),
    ...Object.entries(tag.attributes).flatMap(([attribute, value]) =>
      attribute === 'style' || attribute.startsWith('on') || /^\s*javascript:/i.test(value)
        ? [`<${tag.name} ${attribute}="${value.slice(0, 60)}">`]
        : [],
    ),
  ]);
