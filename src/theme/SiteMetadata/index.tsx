/**
 * Door: @docusaurus/theme-classic theme/SiteMetadata/index.tsx, wrapped.
 * Why: it writes canonical and shared addresses also when nobody has said where the site will stand.
 * Opens onto: components/SiteHead
 */
import Original from '@theme-original/SiteMetadata';
import type { ReactNode } from 'react';
import SiteHead from '../../components/SiteHead';

export default function SiteMetadata(): ReactNode {
  return (
    <SiteHead>
      <Original />
    </SiteHead>
  );
}
