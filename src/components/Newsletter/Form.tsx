import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { LOCAL_NEWSLETTER } from '../../environment/localNewsletter';
import Icon from '../Icon';
import type { Failure } from './subscribe';
import styles from './styles.module.css';

interface Props {
  /** Where the address is posted to. */
  address: string;
  /** The element that says what the reader signs up for. */
  noteId: string;
}

const MESSAGES: Record<`data-${Failure}`, string> = {
  'data-offline': translate({ message: '没有寄出：网络不通。邮箱已保留，请再试。' }),
  'data-refused': translate({ message: '地址未被接受，请检查后再试。' }),
  'data-closed': translate({
    message: '没有寄出：订阅服务不接受这里的请求，与你的邮箱无关。邮箱已保留。',
  }),
  'data-busy': translate({ message: '请求太多，请稍后再试。' }),
  'data-unavailable': translate({ message: '没有寄出：服务暂时不可用。邮箱已保留，请再试。' }),
  'data-timeout': translate({ message: '等待超时。如果收到确认邮件，就不必再试。' }),
};

/** React never looks into it: `formBehaviour.ts` writes there. */
const EMPTY = { __html: '' };

/** The sign-up form as it is at first, with all it may say; `formBehaviour.ts` does the rest and switches its button on. */
export default function Form({ address, noteId }: Props): ReactNode {
  return (
    <form
      className={styles.form}
      method="post"
      action={LOCAL_NEWSLETTER}
      data-newsletter={address}
      data-note={noteId}
      aria-busy={false}
    >
      <label htmlFor="newsletter-email">{translate({ message: '邮箱地址' })}</label>
      <input
        id="newsletter-email"
        type="email"
        name="email"
        required
        autoComplete="email"
        placeholder="you@example.com"
        aria-describedby={noteId}
      />
      <button type="submit" disabled data-state="idle">
        <span>{translate({ message: '订阅' })}</span>
        <span className={styles.done}>
          <Icon name="check" />
          <span className="visually-hidden">{translate({ message: '订阅成功' })}</span>
        </span>
      </button>
      <p className={styles.needs}>{translate({ message: '订阅要等有了网络。' })}</p>
      <p
        role="alert"
        id="newsletter-failure"
        className={styles.failure}
        {...MESSAGES}
        dangerouslySetInnerHTML={EMPTY}
        suppressHydrationWarning
      />
      <noscript>{translate({ message: '订阅需要启用 JavaScript。' })}</noscript>
    </form>
  );
}
