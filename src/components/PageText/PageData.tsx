import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {DATA_ID, writeData} from '../../plugins/html-pages/data';

/**
 * What is known of the page beside its text, in the HTML that the build makes: who opens the page within the app reads
 * it there. The browser itself writes none.
 */
export default function PageData(): ReactNode {
  const html = typeof window === 'undefined' ? {__html: writeData(useDoc())} : {__html: ''};
  return <script type="application/json" id={DATA_ID} dangerouslySetInnerHTML={html} suppressHydrationWarning />;
}
