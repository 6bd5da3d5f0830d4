/**
 * Door: @docusaurus/theme-classic theme/Layout/Provider/index.tsx, replaced.
 * Why: the stock colour-mode provider reads the stored theme as a bare word and writes junk of other tabs back;
 *      ours is components/ThemeToggle/theme.ts. The others are there, for stock components on pages that React renders.
 * Opens onto: theme-common's and plugin-content-docs' providers.
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

const Providers = composeProviders([
  AnnouncementBarProvider,
  ScrollControllerProvider,
  DocsPreferredVersionContextProvider,
  PluginHtmlClassNameProvider,
  NavbarProvider,
]);

export default function LayoutProvider({ children }: { children: ReactNode }): ReactNode {
  return <Providers>{children}</Providers>;
}
