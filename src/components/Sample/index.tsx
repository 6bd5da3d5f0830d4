import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import { Fragment, type ReactNode } from 'react';
import Compared from './Compared';
import CopyButton from './CopyButton';
import Panel from './Panel';
import styles from './styles.module.css';

interface Props {
  /** Unique on the page. */
  id: string;
  language: string;
  /** File name of the sample. */
  title?: string;
  /** The code, coloured at build: the text of a TypeScript sample, or of one in any other language. */
  html: string;
  /** The JavaScript variant, coloured at build. */
  javascript?: string;
  javascriptTitle?: string;
  /** An install line for Nest 12, coloured at build, and whether it is the first of its page, which says so. */
  twelve?: string;
  pinned?: string;
  /** An answer or an output that the check compared: as a whole, or line by line. */
  compared?: 'whole' | 'lines';
  /** Keys whose values differ each time, with 、 between them. */
  vary?: string;
}

/** The name of a file; where it has no room, it breaks between its folders and not in a word. */
const inFolders = (title: string): ReactNode =>
  title.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/**
 * A code sample. Where it comes in both languages, two radio buttons choose one, for this sample alone:
 * plain HTML and CSS, so it works before and without JavaScript, and both texts are in the page.
 */
export default function Sample({
  id,
  language,
  title,
  html,
  javascript,
  javascriptTitle,
  twelve,
  pinned,
  compared,
  vary,
}: Props): ReactNode {
  const { metadata } = useDoc();
  // Of no other page either: the one that is laid out ahead stands in the same document, and of a group only one is chosen.
  const group = metadata.permalink + id;
  return (
    <figure className={styles.sample} data-sample={language} translate="no">
      <figcaption
        className={styles.bar}
        data-quiet={!title && !javascript && !twelve ? '' : undefined}
      >
        {title && (
          <span className={styles.title} data-for={javascript ? 'ts' : undefined}>
            {inFolders(title)}
          </span>
        )}
        {javascriptTitle && (
          <span className={styles.title} data-for="js">
            {inFolders(javascriptTitle)}
          </span>
        )}
        {javascript !== undefined && (
          <fieldset className={styles.languages}>
            <legend className="visually-hidden">{translate({ message: '代码语言' })}</legend>
            <label>
              <input type="radio" name={group} value="ts" defaultChecked />
              <span>TS</span>
            </label>
            <label>
              <input className={styles.second} type="radio" name={group} value="js" />
              <span>JS</span>
            </label>
          </fieldset>
        )}
        {twelve !== undefined && (
          <fieldset className={styles.languages} data-major="">
            <legend className="visually-hidden">{translate({ message: 'Nest 的版本' })}</legend>
            <label>
              <input type="radio" name={group} value="11" defaultChecked />
              <span>Nest 11</span>
            </label>
            <label>
              <input className={styles.second} type="radio" name={group} value="12" />
              <span>12</span>
            </label>
          </fieldset>
        )}
        <CopyButton />
      </figcaption>
      <Panel
        language={language}
        html={html}
        titled={Boolean(title)}
        of={javascript !== undefined ? 'ts' : twelve !== undefined ? '11' : undefined}
      />
      {twelve !== undefined && (
        <Panel language={language} html={twelve} titled={Boolean(title)} of="12" />
      )}
      {javascript !== undefined && (
        <Panel language="js" html={javascript} titled={Boolean(javascriptTitle)} of="js" />
      )}
      {pinned && (
        <p className={styles.pinned}>
          {translate({ message: '安装命令写明了配 Nest 11 的版本；选 12，换成配 Nest 12 的。' })}
        </p>
      )}
      {compared && <Compared compared={compared} vary={vary} />}
    </figure>
  );
}
