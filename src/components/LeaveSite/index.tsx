import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {useEffect, type ReactNode} from 'react';
import Notice from '../Notice';

interface Props {
  /** Route data: where this route leads (spec §2, `externalUrl`). */
  data: {externalUrl: string; name: string};
}

/** A route that sends the browser to another site and stays out of its history; by meta refresh and link without JavaScript. */
export default function LeaveSite({data: {externalUrl, name}}: Props): ReactNode {
  useEffect(() => window.location.replace(externalUrl), [externalUrl]);
  return (
    <Layout>
      <PageMetadata title="Documentation" />
      <Head>
        <meta httpEquiv="refresh" content={`1; url=${externalUrl}`} />
      </Head>
      <Notice title={`正在前往${name}`}>
        <p>
          浏览器没有自动跳转时，请打开 <a href={externalUrl}>{externalUrl}</a>。
        </p>
      </Notice>
    </Layout>
  );
}
