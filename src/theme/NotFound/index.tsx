/**
 * Door: @docusaurus/theme-classic theme/NotFound/index.tsx, replaced.
 * Why: an unknown path ends at the root (ARCHITECTURE.md#unknown-paths).
 * Opens onto: components/UnknownPage
 */
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import UnknownPage from '../../components/UnknownPage';

export default function NotFound(): ReactNode {
  return (
    <Layout>
      <UnknownPage />
    </Layout>
  );
}
