import Head from '@docusaurus/Head';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import Translate, { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';
import { withoutSlash } from '../../data/addressOf';
import { site } from '../../data/site';
import { useAppMark } from '../../browser/useAppMark';
import Notice from '../Notice';

/**
 * An unknown path ends at the root, a known old address at its page with query and hash kept (ARCHITECTURE.md#unknown-paths):
 * by `unknownBehaviour.ts`; on the 404 page without JavaScript by a meta refresh (plugins/finish), and by a link in any case.
 */
export default function UnknownPage(): ReactNode {
  const bases = useVersions(undefined).map(({ path }) => withoutSlash(path));
  return (
    <>
      <PageMetadata title={site.homeTitle} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Notice
        id="unknown-page"
        title={translate({ message: '没有这个页面' })}
        data-app={useAppMark()}
        data-bases={bases.filter(Boolean).join(' ') || undefined}
      >
        <p>
          <Translate values={{ home: <a href="/">{translate({ message: '文档首页' })}</a> }}>
            {'正在带你回到{home}。'}
          </Translate>
        </p>
      </Notice>
    </>
  );
}
