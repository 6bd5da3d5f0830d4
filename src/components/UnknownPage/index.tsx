import Head from '@docusaurus/Head';
import { useHistory, useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import { useEffect, type ReactNode } from 'react';
import { useAppLinks } from '../../plugins/navigation/useAppLinks';
import Notice from '../Notice';
import { useVersionBase } from '../VersionNotice/useVersionBase';

/** Where an old address leads. The table comes only for those who are on one: nobody else pays for it. */
async function knownTarget(path: string): Promise<string | undefined> {
  const [{ redirectTarget }, { redirects }] = await Promise.all([
    import(/* webpackChunkName: "addresses" */ '../../data/redirectTarget'),
    import(/* webpackChunkName: "addresses" */ '../../data/redirects'),
  ]);
  return redirectTarget(redirects, path);
}

/**
 * An unknown path ends at the root, a known old address at its page with query and hash kept (ARCHITECTURE.md#unknown-paths).
 * In the app by the router; on the 404 page without JavaScript by a meta refresh (plugins/finish), and by a link in any case.
 */
export default function UnknownPage(): ReactNode {
  const history = useHistory();
  const links = useAppLinks();
  const base = useVersionBase();
  const { pathname, search, hash } = useLocation();

  useEffect(() => {
    let here = true;
    const goOn = (target: string | undefined): void => {
      const query = target?.includes('?') ? '' : search;
      if (here) history.replace(target ? base + target + query + hash : '/');
    };
    knownTarget(pathname.slice(base.length)).then(goOn, () => goOn(undefined));
    return () => {
      here = false;
    };
  }, [history, base, pathname, search, hash]);

  return (
    <>
      <PageMetadata title="Documentation" />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Notice id="unknown-page" title={translate({ message: '没有这个页面' })}>
        <p>
          <Translate
            values={{
              home: (
                <a href="/" {...links}>
                  {translate({ message: '文档首页' })}
                </a>
              ),
            }}
          >
            {'正在带你回到{home}。'}
          </Translate>
        </p>
      </Notice>
    </>
  );
}
