import { createHash } from 'node:crypto';
import { createContext, runInContext } from 'node:vm';
import { CspEvaluator } from 'csp_evaluator';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { blockedMarkup, scriptFiles, scriptHashes, styleHashes } from '../../src/hosting/html';
import { AD_FRAME } from '../../src/hosting/adFrame';
import { STYLE_FILE } from '../../src/hosting/styleFile';
import { files, headers, isHtml, pageHeaders, readBuilt, tagsIn } from './build';

const html = files.filter(isHtml);
/** HTML file → its tags. */
const tags = new Map(html.map((file) => [file, tagsIn(file)]));
const policy = pageHeaders['Content-Security-Policy']!;

/** The digests that a directive of the policy lists. */
const digestsOf = (directive: string, algorithm: string): string[] =>
  new RegExp(`${directive} ([^;]+)`)
    .exec(policy)![1]!
    .split(' ')
    .filter((source) => source.startsWith(`'${algorithm}-`));

test('every inline script of every HTML file is in the policy, and there is at most one', () => {
  const found = new Set([...tags.values()].flatMap(scriptHashes));
  expect([...found].map((digest) => `'${digest}'`)).toEqual(digestsOf('script-src', 'sha256'));
  expect(found.size).toBeLessThanOrEqual(1);
});

test('every page of the app brings the one style sheet along: it is in the policy, and the same as its file', () => {
  const found = new Set([...tags.values()].flatMap(styleHashes));
  expect(found.size).toBe(1);
  expect([...found].map((digest) => `'${digest}'`)).toEqual(digestsOf('style-src', 'sha256'));
  const carried = [...tags.values()].flatMap((own) =>
    own.filter(({ attributes }) => attributes[STYLE_FILE] !== undefined),
  );
  expect(carried.length).toBeGreaterThan(100);
  for (const { attributes, text } of carried)
    expect(text).toBe(readBuilt(attributes[STYLE_FILE]!.slice(1)));
});

test('every script file that HTML names is in the policy with its content, and nothing else is', () => {
  const named = [...tags]
    .filter(([file]) => file !== AD_FRAME.slice(1))
    .flatMap(([, own]) => scriptFiles(own));
  const digests = [...new Set(named.map(({ src }) => src))].map(
    (src) =>
      `sha384-${createHash('sha384')
        .update(readBuilt(src.slice(1)))
        .digest('base64')}`,
  );
  expect([...new Set(named.map(({ integrity }) => integrity))].sort()).toEqual(digests.sort());
  expect(digests.map((digest) => `'${digest}'`)).toEqual(digestsOf('script-src', 'sha384'));
  expect(policy).toMatch(/script-src 'strict-dynamic'(?: 'sha(?:256|384)-[^']+')+;/);
});

test('Google’s CSP Evaluator finds nothing in the policy of any page', () => {
  const policies = headers
    .filter(({ pattern }) => !pattern.startsWith('/ad-frame'))
    .flatMap((rule) => rule.headers['Content-Security-Policy'] ?? []);
  expect(policies).toContain(policy);
  expect(policies.flatMap((each) => new CspEvaluator(new CspParser(each).csp).evaluate())).toEqual(
    [],
  );
});

test('no HTML file has another style, a style attribute, an event attribute or a javascript: address', () => {
  expect(
    [...tags].flatMap(([file, own]) => blockedMarkup(own).map((markup) => `${file}: ${markup}`)),
  ).toEqual([]);
});

test('nothing in the HTML is loaded from another host', () => {
  const loaded = [...tags].flatMap(([file, own]) =>
    own.flatMap(({ name, attributes }) => {
      const url =
        attributes.src ??
        (name === 'link' && !/^(canonical|alternate)$/.test(attributes.rel ?? '')
          ? attributes.href
          : undefined);
      return url !== undefined && /^(https?:)?\/\//.test(url) ? [`${file}: <${name}> ${url}`] : [];
    }),
  );
  expect(loaded).toEqual([]);
});

test('no unsafe source, wildcard or plain http host in any rule', () => {
  for (const rule of headers)
    expect(rule.headers['Content-Security-Policy'] ?? '').not.toMatch(/unsafe-|\*| http:/);
});

test('_headers stays within Cloudflare’s limits (B14)', () => {
  expect(headers.length).toBeLessThanOrEqual(100);
  expect(
    Math.max(
      ...readBuilt('_headers')
        .split('\n')
        .map((line) => line.length),
    ),
  ).toBeLessThanOrEqual(2000);
  const rules = readBuilt('_redirects')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  // Cloudflare Pages, “Redirects”: 2,000 static rules, and 100 with a splat or a placeholder.
  const dynamic = rules.filter((rule) => /\*|\/:/.test(rule.split(' ')[0]!));
  expect(dynamic.length).toBeLessThanOrEqual(100);
  expect(rules.length - dynamic.length).toBeLessThanOrEqual(2000);
});

test('the frame of the advertisement is a file of its own', () =>
  expect(files).toContain(AD_FRAME.slice(1)));

test('every script of the app is named with the digest of its content', () => {
  const wrong = [...tags].flatMap(([file, own]) =>
    own.flatMap(({ attributes: { src: address, integrity } }) => {
      if (!address?.startsWith('/assets/') || !address.endsWith('.js')) return [];
      const digest = createHash('sha384')
        .update(readBuilt(address.slice(1)))
        .digest('base64');
      return integrity === `sha384-${digest}` ? [] : [`${file}: ${address}`];
    }),
  );
  expect(wrong).toEqual([]);
  const named = [...tags.values()].filter((own) =>
    own.some(({ attributes: { integrity } }) => integrity !== undefined),
  );
  expect(named.length).toBeGreaterThan(100);
});

test('the policy of the boot script lets every text of the book be written, and every script that the app has be loaded', () => {
  const script = tags
    .get('index.html')!
    .find(({ name, attributes: { src, type } }) => name === 'script' && !src && !type)!.text;
  let rules = {} as Record<'createHTML' | 'createScriptURL', (...words: string[]) => unknown>;
  runInContext(
    script,
    createContext({
      CSS: { supports: () => true },
      document: { documentElement: { setAttribute: () => undefined } },
      location: { pathname: '/' },
      addEventListener: () => undefined,
      setTimeout: () => 0,
      trustedTypes: { createPolicy: (_: string, made: typeof rules) => (rules = made) },
    }),
  );
  type Parent = DefaultTreeAdapterTypes.ParentNode;
  const mains = (node: Parent): Parent[] =>
    node.childNodes.flatMap((child) =>
      'tagName' in child ? (child.tagName === 'main' ? [child] : mains(child)) : [],
    );
  let texts = 0;
  const refused: string[] = [];
  for (const file of html)
    for (const main of mains(parse(readBuilt(file)))) {
      texts += 1;
      // As the browser hands it over (`innerHTML`).
      const text = serialize(main);
      if (rules.createHTML(text, 'TrustedHTML', 'Element innerHTML') !== text) refused.push(file);
    }
  expect(refused).toEqual([]);
  expect(texts).toBeGreaterThan(100);
  const scripts = files.filter((file) => /^assets\/js\/.*\.js$|^worker\.js$/.test(file));
  expect(scripts.filter((file) => rules.createScriptURL(`/${file}`) !== `/${file}`)).toEqual([]);
  expect(scripts.length).toBeGreaterThan(3);
});
