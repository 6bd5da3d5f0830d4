import { translate } from '@docusaurus/Translate';
import { Fragment, type ReactNode } from 'react';
import { useSettings } from '../../browser/useSettings';
import type { Offer } from '../../samples/project/offer';
import { SERVICES } from '../../samples/project/services';
import { useVersionBase } from '../../versions/useVersionBase';
import Icon from '../Icon';
import Row from './Row';
import styles from './styles.module.css';

interface Props {
  /** What can be run, as JSON: see `Offer`. */
  offers: string;
}

/** The page as projects that one can download and start: closed under the title, plain HTML. */
export default function Runnable({ offers: json }: Props): ReactNode {
  const offers = JSON.parse(json) as Offer[];
  const hasSandbox = useSettings().sandbox !== undefined;
  const root = `${useVersionBase()}/`;
  const names = new Set(offers.flatMap(({ services }) => services));
  const services = Object.entries(SERVICES).filter(([name]) => names.has(name));
  return (
    <details className={`${styles.runnable} no-print`}>
      <summary>
        <Icon name="play" />
        {translate({ message: '运行这一页' })}
        <Icon name="chevron" />
      </summary>
      <div className={styles.panel}>
        <p>
          {translate(
            {
              message:
                '这一页的示例拼成 {count} 个完整的项目，没有显示的文件也在里面。下载、解压，用 Node.js 20 以上启动，再照 README.md 发出请求，得到的就是页面上的响应：',
            },
            { count: String(offers.length) },
          )}
        </p>
        <pre className={styles.commands} translate="no">
          <code>npm install{'\n'}npm start</code>
        </pre>
        {services.length === 0 ? (
          <p>{translate({ message: '不需要别的服务。' })}</p>
        ) : (
          services.map(([name, { title, port, docker, debian }]) => (
            <Fragment key={name}>
              <p>
                {translate(
                  { message: '要用 {title} 的项目，先启动它（端口 {port}）：' },
                  { title, port: String(port) },
                )}
              </p>
              <pre className={styles.commands} translate="no">
                <code>{docker}</code>
              </pre>
              <p>
                {translate({ message: '没有 Docker 时，在 Debian、Ubuntu 上安装' })}{' '}
                <code>{debian}</code>
                {translate({ message: '。' })}
              </p>
            </Fragment>
          ))
        )}
        <ol className={styles.list}>
          {offers.map((offer, index) => (
            <Row key={index} offer={offer} root={root} hasSandbox={hasSandbox} />
          ))}
        </ol>
      </div>
    </details>
  );
}
