import { translate } from '@docusaurus/Translate';
import { memo, type ReactNode } from 'react';
import { CAPTION } from '../ScrollBox/caption';
import styles from './styles.module.css';

interface Props {
  language: string;
  /** Coloured code from the build: our own markup around escaped text. */
  html: string;
  /** Whether the caption has a title for it: that names the box for assistive technology while it scrolls, else its language. */
  titled: boolean;
  /** Which choice of the switch (language, major of Nest) shows it; always shown without one. */
  of?: 'ts' | 'js' | '11' | '12';
}

/** The code itself. Remembered: React would write its HTML again with each rendering, and undo what the browser's search has shown. */
export default memo(function Panel({ language, html, titled, of }: Props): ReactNode {
  return (
    <pre
      className={styles.code}
      data-panel={of}
      data-scroll-label={translate(
        { message: '代码：{name}' },
        { name: titled ? CAPTION : language },
      )}
    >
      <code data-language={language} dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
});
