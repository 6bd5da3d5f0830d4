import { createHash } from 'node:crypto';
import { policyFor } from '../../../../src/plugins/offline/policy';

const digest = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const html = `<html><head><style data-file=/assets/css/a.css>p{color:red}</style><script>boot()</script></head><body><main>a</main><script src=/assets/js/main.js defer integrity="sha384-ab+/c="></script></body></html>`;
const policy = `default-src 'none'; script-src 'strict-dynamic' ${digest('boot()')} 'sha384-ab+/c='; style-src 'self' ${digest('p{color:red}')}; img-src 'self'`;

test('the policy of the release itself stays as it is', async () =>
  expect(await policyFor(policy, html)).toBe(policy));

test('to that of another release, what the page brings along is added', async () => {
  const other = `default-src 'none'; script-src 'strict-dynamic' 'sha256-old='; style-src 'self' 'sha256-old='; img-src 'self'`;
  expect(await policyFor(other, html)).toBe(
    `default-src 'none'; script-src 'sha384-ab+/c=' ${digest('boot()')} 'strict-dynamic' 'sha256-old='; style-src ${digest('p{color:red}')} 'self' 'sha256-old='; img-src 'self'`,
  );
});
