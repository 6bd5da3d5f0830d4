import { fixtureSite } from './fixtureSite';

/** A folder in the dialect of the official documentation, in words of our own: `DOCS_DIR` builds a site of it. */

const tick = '```';

const PAGES: Record<string, string> = {
  'introduction.md':
    '\uFEFF### Introduction\r\n\r\nA book about cats, see [guards](guards#who-may-feed).\r\n',
  'guards.md': `### Guards

A guard says who may feed the cats. Words for the search: marmalade.
> info **Hint** A hint, right under a paragraph.

<figure><img class="illustrative-image" src="/assets/bowl.png" /></figure>

<app-banner-courses></app-banner-courses>

#### Who may feed?
${tick}typescript
@@filename(feeding.guard)
@Injectable()
export class FeedingGuard {
  readonly text = '<div>@@switch</div>';
}
@@switch
@Injectable()
export class FeedingGuard {}
${tick}

<table>
  <tr>
    <td><code>bowl</code></td>
    <td>A bowl, see <a href="/cli/monorepo">workspaces</a></td>
  </tr>
</table>
${tick}typescript
@@filename()
@Get()
feed(@Req() request: Request) {

  return request;
}
${tick}

##### Nobody knows: [nowhere](/nowhere)

<app-banner-shop></app-banner-shop>

<details><summary>More about bowls</summary>

Inside the fold.

</details>
`,
  'cli/workspaces.md': '### Workspaces\n\nA workspace holds cats.\n',
  'techniques/caching.md': `### Caching

A bowl of \`Promise<string>\`, of Promise<Bowl> and { braces }, {{ '{' }}id{{ '}' }}, <br/>
import { Bowl } from './bowl';
export const isWord = true;

import nothing from 'nowhere'

export const meta = { isWord: true };

1. A step
   ${tick}bash
   $ npm i bowls
   ${tick}
   - a deeper one

     ${tick}typescript
     @@filename()
     const deeper = 1;
     @@switch
     const deeperJs = 1;
     ${tick}

> info **Hint**
> On the next line, <strong>strong</strong>.
>
> - a list
>
> ${tick}typescript
> @@filename(in.hint)
> const inHint = 1;
> ${tick}

${tick}typescript
@@filename(first)
let first: Array<string>;
@@switch
let first;
@@filename(second)
let second: string;
${tick}
~~~rust
fn purr() {}
~~~
<table>
  <tr><th>Name</th><th colspan="2">What</th></tr>
  <tr><td><code>a | b</code></td><td><code>Map&lt;K, V&gt;</code><br/>x &lt; y</td><td><pre><code>two
lines</code></pre></td></tr>
</table>

<div class="file-tree">
  <div class="item">src</div>
  <div class="children"><div class="item">bowl.ts</div></div>
</div>

<blockquote class="external">Read <a href="guards">guards</a>.</blockquote>

<iframe src="https://video.example/1" allowfullscreen></iframe>

#### Same \`code\`?

#### Same \`code\`?

### As high as the title

##### <code>html</code> in a heading

<figure><img src="/assets/none.png" alt="None" /></figure>

A tag that nobody closes: <div>

${tick}typescript
let unclosed: Promise<void>;
`,
  'kittens.md': '### Kittens\n\nA page that no menu knows.\n',
};

/** The folder of the build. */
export const officialSite = (): Promise<string> =>
  fixtureSite({ name: 'official', pages: PAGES, env: { DOCS_DIR: 'docs' } });
