import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useState, type ReactNode } from 'react';
import { DATA_ID, writeData } from '../../plugins/html-pages/data';

/** What stands in the HTML of the page that the browser has opened; React compares it with what it would write. */
const opened = (): string =>
  document.documentElement.dataset.hasHydrated === 'true'
    ? ''
    : (document.getElementById(DATA_ID)?.textContent ?? '');

/**
 * What is known of the page beside its text, in the HTML that the build makes: who opens the page within the app reads
 * it there. The browser itself writes none.
 */
export default function PageData(): ReactNode {
  const doc = useDoc();
  const [inner] = useState(() => ({
    __html: typeof document === 'undefined' ? writeData(doc) : opened(),
  }));
  return (
    <script
      type="application/json"
      id={DATA_ID}
      dangerouslySetInnerHTML={inner}
      suppressHydrationWarning
    />
  );
}
