/**
 * Door: @docusaurus/theme-classic theme/Layout/Provider/index.tsx, replaced.
 * Why: the stock colour-mode provider reads the stored theme as a bare word and writes junk of other tabs back;
 *      ours is components/ThemeToggle/theme.ts. The others are there, for stock components on pages that React renders.
 *      These components have their styles only on the pages that show some.
 * Opens onto: theme-common's and plugin-content-docs' providers; components/StockStyles/BesideTheBook
 */
import { DocsPreferredVersionContextProvider } from '@docusaurus/plugin-content-docs/client';
import { composeProviders } from '@docusaurus/theme-common';
import {
  AnnouncementBarProvider,
  NavbarProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import type { ReactNode } from 'react';
import BesideTheBook from '../../../components/StockStyles/BesideTheBook';

const Providers = composeProviders([
  AnnouncementBarProvider,
  ScrollControllerProvider,
  DocsPreferredVersionContextProvider,
  PluginHtmlClassNameProvider,
  NavbarProvider,
]);

export default function LayoutProvider({ children }: { children: ReactNode }): ReactNode {
  return (
    <Providers>
      <BesideTheBook />
      {children}
    </Providers>
  );
}
