import { filesIn, read } from './files';

/** `content: '#' / ''`: a text, and what is read aloud instead of it. */
const WITH_ALTERNATIVE = /^\s*content: [^;]* \/ '[^']*';$/;
const PLAIN = /^\s*content: [^/;]*(?:'\/')?;$/;

/** The lines that some of our browsers (Firefox 121, Safari 16.4) skip, with nothing before them to fall back to. */
const withoutFallback = (file: string, css: string): string[] =>
  css
    .split('\n')
    .flatMap((line, index, lines) =>
      WITH_ALTERNATIVE.test(line) && !PLAIN.test(lines[index - 1] ?? '')
        ? [`${file}:${index + 1}`]
        : [],
    );

test('what has a text for screen readers has a plain one before it: no tool adds it', () => {
  expect(withoutFallback('a.css', ".a {\n  content: '#' / '';\n}")).toEqual(['a.css:2']);
  const sheets = filesIn('src', 'css').map((file) => [file, read(file)] as const);
  expect(sheets.filter(([, css]) => css.includes("/ ''")).length).toBeGreaterThan(1);
  expect(sheets.flatMap(([file, css]) => withoutFallback(file, css))).toEqual([]);
});

test('no rule asks what classes an element has as an attribute: Docusaurus changes those of the root at every navigation, and browsers style the whole page anew for it', () =>
  expect(
    filesIn('src', 'css').filter((file) =>
      read(file)
        .replace(/@media print \{[^@]*$/, '')
        .includes('[class'),
    ),
  ).toEqual([]));

/** `:has()` of what stands around everything. */
const ROOT_HAS = /(?::root|html|#__docusaurus)(?:[^\s{}]|, )*?:has\(/;

test('no rule asks what the whole page has in it: whatever comes or goes, browsers style every sample anew for it', () => {
  expect(
    [
      ":global(html:not([data-sidebar='closed']):has(#menu) #page-end-frame) {",
      ':global(#__docusaurus:has(#unknown-page)) .toggle {',
      ':global(:root:not([data-load-failed], :has(footer))) {',
    ].every((rule) => ROOT_HAS.test(rule)),
  ).toBe(true);
  expect(filesIn('src', 'css').filter((file) => ROOT_HAS.test(read(file)))).toEqual([]);
});
