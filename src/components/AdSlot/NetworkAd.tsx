import { translate } from '@docusaurus/Translate';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { AD_TIMEOUT_MS } from '../../constants';
import { useOffline } from '../../plugins/offline/useOffline';
import styles from './styles.module.css';

/** The ad network's account; from the environment at build (`CARBON_SERVE`, `CARBON_PLACEMENT`). */
export interface AdAccount {
  serve: string;
  placement: string;
}

interface Props {
  account: AdAccount;
}

/** What `/ad-frame.html` tells about the advertisement inside it. */
interface AdMessage {
  ad: 'loaded' | 'failed';
  height?: number;
}

const isAdMessage = (data: unknown): data is AdMessage =>
  typeof data === 'object' &&
  data !== null &&
  'ad' in data &&
  (data.ad === 'loaded' || data.ad === 'failed');

/**
 * The network's advertisement in a frame of its own, without access to the page, begun after the page has loaded.
 * A frame that is blocked, fails or stays silent for 5 s leaves no trace; without a network a line says what is missing.
 */
export default function NetworkAd({ account }: Props): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const offline = useOffline();
  const [begun, setBegun] = useState(false);
  const [state, setState] = useState<'waiting' | 'loaded' | 'failed'>('waiting');

  useEffect(() => {
    const begin = (): void => setBegun(true);
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => window.removeEventListener('load', begin);
  }, []);

  useEffect(() => {
    if (!begun) return undefined;
    const giveUp = window.setTimeout(
      () => setState((last) => (last === 'waiting' ? 'failed' : last)),
      AD_TIMEOUT_MS,
    );
    const onMessage = ({ source, data }: MessageEvent): void => {
      if (source === frame.current?.contentWindow && isAdMessage(data)) setState(data.ad);
    };
    window.addEventListener('message', onMessage);
    return () => {
      window.clearTimeout(giveUp);
      window.removeEventListener('message', onMessage);
    };
  }, [begun]);

  if (offline && state !== 'loaded')
    return <p className={styles.needs}>{translate({ message: '广告要有网络才显示。' })}</p>;
  if (!begun || state === 'failed') return null;
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={translate({ message: '广告' })}
      src={`/ad-frame.html?${new URLSearchParams({ ...account })}`}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
