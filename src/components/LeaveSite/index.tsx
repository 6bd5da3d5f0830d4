import Head from '@docusaurus/Head';
import Translate, { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { site } from '../../data/site';
import { useAppMark } from '../../browser/useAppMark';
import Notice from '../Notice';

interface Props {
  /** Route data: where this route leads (ARCHITECTURE.md#enterprise, `externalUrl`), today the enterprise site alone. */
  data: { externalUrl: string };
}

/** A route that sends the browser to another site (`leaveBehaviour.ts`); by meta refresh and link without JavaScript. */
export default function LeaveSite({ data: { externalUrl } }: Props): ReactNode {
  return (
    <Layout>
      <PageMetadata title={site.homeTitle} />
      <Head>
        <meta httpEquiv="refresh" content={`1; url=${externalUrl}`} />
      </Head>
      <Notice title={translate({ message: '正在前往官方企业支持站点' })} data-app={useAppMark()}>
        <p>
          <Translate
            values={{
              address: (
                <a href={externalUrl} data-leave="">
                  {externalUrl}
                </a>
              ),
            }}
          >
            {'浏览器没有自动跳转时，请打开 {address}。'}
          </Translate>
        </p>
      </Notice>
    </Layout>
  );
}
