/**
 * Door: @docusaurus/theme-classic 3.10.2 theme/Layout/Provider/index.tsx, replaced.
 * Why: the stock colour-mode provider reads the stored theme as a bare word and writes junk of other tabs back;
 *      ours is components/ThemeToggle/theme.ts. The other stock providers serve parts that this site replaces.
 * Opens onto: theme-common's and plugin-content-docs' providers that are still read.
 */
import {DocsPreferredVersionContextProvider} from '@docusaurus/plugin-content-docs/client';
import {composeProviders} from '@docusaurus/theme-common';
import {PluginHtmlClassNameProvider} from '@docusaurus/theme-common/internal';
import type {ReactNode} from 'react';

const Providers = composeProviders([DocsPreferredVersionContextProvider, PluginHtmlClassNameProvider]);

export default function LayoutProvider({children}: {children: ReactNode}): ReactNode {
  return <Providers>{children}</Providers>;
}
