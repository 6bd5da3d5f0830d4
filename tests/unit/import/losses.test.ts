import { losses } from '../../../src/import/losses';

const tick = '```';

test('what is there before and after is no loss, wherever it has gone', () => {
  const source = `### Cats\n\n> info **Hint** A <b>bold</b> \`word\`\n\n${tick}ts\n@@filename(a)\nlet a;\n@@switch\nlet b;\n${tick}\n`;
  const result = `:::hint\nA **bold** \`word\`\n:::\n\n${tick}ts\nlet a;\n${tick}\n\n${tick}js\nlet b;\n${tick}\n`;
  expect(losses(source, result, 'Cats')).toEqual({ code: [], words: [] });
});

test('a word, a line of code, one of two of a kind', () => {
  const source = `cats cats dogs\n\n${tick}\nlet a;\nlet a;\nlet b;\n${tick}\n\n<p>birds</p>\n`;
  expect(losses(source, `cats\n\n${tick}\nlet a;\n${tick}\n`, '')).toEqual({
    code: ['let a;', 'let b;'],
    words: ['cats', 'dogs', 'birds'],
  });
});
