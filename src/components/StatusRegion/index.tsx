import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { STATUS_ID, type Sentence } from './announce';

/** React never looks into it: `announce` writes there. */
const EMPTY = { __html: '' };

const WORDS: Record<`data-${Sentence}`, string> = {
  'data-copied': translate({ message: '已复制' }),
  'data-refused': translate({ message: '没能复制，代码已选中，请按 Ctrl+C 复制' }),
  'data-unfetched': translate({ message: '没能复制，请打开“查看 Markdown”' }),
  'data-offline': translate({ message: '没有网络，不能复制' }),
  'data-dark': translate({ message: '已切换到深色主题' }),
  'data-light': translate({ message: '已切换到浅色主题' }),
  'data-subscribed': translate({ message: '订阅成功' }),
};

/** Where it is said aloud what became of a press (WCAG 4.1.3), and all that may be said; form, search and footer have places of their own. */
export default function StatusRegion(): ReactNode {
  return (
    <div
      role="status"
      id={STATUS_ID}
      className="visually-hidden"
      {...WORDS}
      dangerouslySetInnerHTML={EMPTY}
      suppressHydrationWarning
    />
  );
}
