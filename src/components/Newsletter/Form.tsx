import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useRef, useState, type FormEvent, type ReactNode} from 'react';
import Icon from '../Icon';
import {announce} from '../StatusRegion/announce';
import {subscribe, type Failure} from './subscribe';
import styles from './styles.module.css';

interface Props {
  /** Where the address is posted to. */
  address: string;
  /** The element that says what the reader signs up for. */
  noteId: string;
}

type State = 'idle' | 'pending' | 'done' | Failure;

const MESSAGE: Record<Failure, string> = {
  offline: translate({message: '没有寄出：网络不通。邮箱已保留，请再试。'}),
  refused: translate({message: '地址未被接受，请检查后再试。'}),
  closed: translate({message: '没有寄出：订阅服务不接受这里的请求，与你的邮箱无关。邮箱已保留。'}),
  busy: translate({message: '请求太多，请稍后再试。'}),
  unavailable: translate({message: '没有寄出：服务暂时不可用。邮箱已保留，请再试。'}),
  timeout: translate({message: '等待超时。如果收到确认邮件，就不必再试。'}),
};

/** The sign-up form. Until the page is live its button is off, so that no address ever ends up in the URL. */
export default function Form({address, noteId}: Props): ReactNode {
  const live = useIsBrowser();
  const [state, setState] = useState<State>('idle');
  const sending = useRef(false);
  const sentFrom = useRef<HTMLElement | null>(null);
  const failure = state in MESSAGE ? MESSAGE[state as Failure] : undefined;
  const locked = state === 'pending' || state === 'done';
  const done = translate({message: '订阅成功'});

  // A control that is switched off loses the focus; after a failure it has it back (faults N1).
  useEffect(() => {
    if (failure && document.activeElement === document.body) sentFrom.current?.focus();
  }, [failure]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    sentFrom.current = document.activeElement as HTMLElement | null;
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    setState('pending');
    const outcome = await subscribe(address, email);
    setState(outcome ?? 'done');
    if (!outcome) announce(done);
    sending.current = outcome === undefined;
  };

  return (
    <form className={styles.form} method="post" action="/api/newsletter" onSubmit={submit} aria-busy={state === 'pending'}>
      <label className="visually-hidden" htmlFor="newsletter-email">
        {translate({message: '邮箱地址'})}
      </label>
      <input
        id="newsletter-email"
        type="email"
        name="email"
        required
        autoComplete="email"
        placeholder="you@example.com"
        disabled={locked}
        aria-describedby={failure ? 'newsletter-failure' : noteId}
      />
      <button type="submit" disabled={!live || locked} data-state={state}>
        {state === 'done' ? <Icon name="check" /> : translate({message: '订阅'})}
        {state === 'done' && <span className="visually-hidden">{done}</span>}
      </button>
      <p role="alert" id="newsletter-failure" className={styles.failure}>
        {failure}
      </p>
      <noscript>{translate({message: '订阅需要启用 JavaScript。'})}</noscript>
    </form>
  );
}
