import { createHash } from 'node:crypto';
import { blockedMarkup, scriptFiles, scriptHashes, tagsOf } from '../../../src/hosting/html';

const page = (inside: string): string =>
  `<!doctype html><html lang="zh-Hans"><head>${inside}</head><body></body></html>`;
const sha256 = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('inline scripts', () => {
  test.each([
    ['plain', '<script>run()</script>', ['run()']],
    ['module', '<script type="module">run()</script>', ['run()']],
    ['with entities, which a script has none of', '<script>a && b < c</script>', ['a && b < c']],
    ['with Windows line ends, as the browser sees them', '<script>a\r\nb</script>', ['a\nb']],
    [
      'in noscript and template',
      '<noscript><script>n()</script></noscript><template><script>t()</script></template>',
      ['n()', 't()'],
    ],
    ['two', '<script>a</script><script>b</script>', ['a', 'b']],
    [
      'speculation rules, which the policy asks about',
      '<script type="speculationrules">{}</script>',
      ['{}'],
    ],
    ['with src', '<script src="/a.js"></script>', []],
    [
      'data',
      '<script type="application/ld+json">{}</script><script type="application/json">{}</script>',
      [],
    ],
    ['in text', '<title><script>x</script></title><!-- <script>x</script> -->', []],
  ])('%s', (_, html, scripts) =>
    expect(scriptHashes(tagsOf(page(html)))).toEqual(scripts.map(sha256)),
  );
});

test('script files that a page names, with their digests where they have one', () =>
  expect(
    scriptFiles(
      tagsOf(
        page(
          '<script src=/a.js defer integrity=sha384-a></script><script>b()</script><script src="/c.js"></script>',
        ),
      ),
    ),
  ).toEqual([
    { src: '/a.js', integrity: 'sha384-a' },
    { src: '/c.js', integrity: undefined },
  ]));

describe('markup that the policy blocks', () => {
  test.each([
    ['<p style="color:red">', ['<p style="color:red">']],
    ['<img src=x ONERROR=alert(1)>', ['<img onerror="alert(1)">']],
    ['<style>p{}</style>', ['<style>']],
    ['<style data-file=/a.css>p{}</style>', []],
    ['<a href=" JavaScript:alert(1)">', ['<a href=" JavaScript:alert(1)">']],
    ['<svg style=display:none></svg>', ['<svg style="display:none">']],
    ['<noscript><p style=x></p></noscript>', ['<p style="x">']],
    [
      '<p class=style title="style=x" data-on=1>&lt;p style="x"&gt; onerror=</p><code>javascript:</code>',
      [],
    ],
  ])('%s', (html, found) => expect(blockedMarkup(tagsOf(page('') + html))).toEqual(found));
});
