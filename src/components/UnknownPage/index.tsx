import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import {useEffect, type ReactNode} from 'react';
import {redirectTarget} from '../../data/redirectTarget';
import {redirects} from '../../data/redirects';
import {useAppLinks} from '../../plugins/navigation/useAppLinks';
import Notice from '../Notice';
import {useVersionBase} from '../VersionNotice/useVersionBase';

/**
 * An unknown path ends at the root, a known old address at its page with query and hash kept (spec §2).
 * In the app by the router; on the 404 page without JavaScript by a meta refresh, and by a link in any case.
 */
export default function UnknownPage(): ReactNode {
  const history = useHistory();
  const links = useAppLinks();
  const base = useVersionBase();
  const {pathname, search, hash} = useLocation();

  useEffect(() => {
    const target = redirectTarget(redirects, pathname.slice(base.length));
    history.replace(target ? base + target + search + hash : '/');
  }, [history, base, pathname, search, hash]);

  return (
    <>
      <PageMetadata title="Documentation" />
      <Head>
        <meta httpEquiv="refresh" content="3; url=/" />
        <meta name="robots" content="noindex" />
      </Head>
      <Notice id="unknown-page" title={translate({message: '没有这个页面'})}>
        <p>
          <Translate values={{home: <a href="/" {...links}>{translate({message: '文档首页'})}</a>}}>{'正在带你回到{home}。'}</Translate>
        </p>
      </Notice>
    </>
  );
}
