import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { markdownAddress } from '../../data/routes';
import styles from './styles.module.css';

interface Props {
  /** The page's address. */
  route: string;
}

/** The page as Markdown: to the clipboard, or to look at, which is a plain link. */
export default function PageActions({ route }: Props): ReactNode {
  const address = markdownAddress(route);
  return (
    <>
      <button
        type="button"
        className={`${styles.copy} needs-js`}
        data-copy-page={address}
        data-copied={translate({ message: '已复制' })}
        data-unfetched={translate({ message: '没能复制，请打开“查看 Markdown”' })}
        data-offline={translate({ message: '没有网络，不能复制' })}
      >
        <span>{translate({ message: '复制为 Markdown' })}</span>
      </button>
      <a href={address} data-plain="">
        {translate({ message: '查看 Markdown' })}
      </a>
    </>
  );
}
