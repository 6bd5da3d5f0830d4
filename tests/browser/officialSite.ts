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
  'kittens.md': '### Kittens\n\nA page that no menu knows.\n',
};

/** The folder of the build. */
export const officialSite = (): Promise<string> =>
  fixtureSite({ name: 'official', pages: PAGES, env: { DOCS_DIR: 'docs' } });
