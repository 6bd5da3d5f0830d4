import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useState, type ReactNode } from 'react';
import { DATA_ID, writeData } from '../../plugins/html-pages/data';

/**
 * What is known of the page beside its text, in the HTML that the build makes: who opens the page within the app reads
 * it there. The browser itself writes none, and leaves what is there.
 */
export default function PageData(): ReactNode {
  const doc = useDoc();
  const [inner] = useState(() => ({
    __html: typeof document === 'undefined' ? writeData(doc) : '',
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
