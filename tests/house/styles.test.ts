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
