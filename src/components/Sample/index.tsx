import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import CopyButton from './CopyButton';
import Panel from './Panel';
import styles from './styles.module.css';

interface Props {
  /** Unique on the page; names the language switch. */
  id: string;
  language: string;
  /** File name of the sample. */
  title?: string;
  /** The code, coloured at build: the text of a TypeScript sample, or of one in any other language. */
  html: string;
  /** The JavaScript variant, coloured at build. */
  javascript?: string;
  javascriptTitle?: string;
}

/**
 * A code sample. Where it comes in both languages, two radio buttons choose one, for this sample alone:
 * plain HTML and CSS, so it works before and without JavaScript, and both texts are in the page.
 */
export default function Sample({id, language, title, html, javascript, javascriptTitle}: Props): ReactNode {
  return (
    <figure className={styles.sample} data-sample={language} translate="no">
      <figcaption className={styles.bar} data-quiet={!title && !javascript ? '' : undefined}>
        {title && (
          <span className={styles.title} data-for={javascript ? 'ts' : undefined}>
            {title}
          </span>
        )}
        {javascriptTitle && (
          <span className={styles.title} data-for="js">
            {javascriptTitle}
          </span>
        )}
        {javascript !== undefined && (
          <fieldset className={styles.languages}>
            <legend className="visually-hidden">{translate({message: '代码语言'})}</legend>
            <label>
              <input type="radio" name={id} value="ts" defaultChecked />
              <span>TS</span>
            </label>
            <label>
              <input className={styles.javascript} type="radio" name={id} value="js" />
              <span>JS</span>
            </label>
          </fieldset>
        )}
        <CopyButton />
      </figcaption>
      <Panel language={language} html={html} label={title} of={javascript === undefined ? undefined : 'ts'} />
      {javascript !== undefined && <Panel language="js" html={javascript} label={javascriptTitle} of="js" />}
    </figure>
  );
}
