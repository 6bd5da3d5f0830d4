/**
 * Door: @docusaurus/theme-classic theme/AnnouncementBar/index.tsx, replaced.
 * Why: the place right before the header is where the bar for failed scripts and the status region belong.
 * Opens onto: components/LoadFailure, components/StatusRegion
 */
import type { ReactNode } from 'react';
import LoadFailure from '../../components/LoadFailure';
import StatusRegion from '../../components/StatusRegion';

export default function AnnouncementBar(): ReactNode {
  return (
    <>
      <LoadFailure />
      <StatusRegion />
    </>
  );
}
