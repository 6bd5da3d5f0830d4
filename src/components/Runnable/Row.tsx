import { translate } from '@docusaurus/Translate';
import { Fragment, type ReactNode } from 'react';
import { sandboxFile } from '../../plugins/downloads/sandbox';
import type { Offer } from '../../samples/project/offer';
import { SERVICES } from '../../samples/project/services';
import ExternalLink from '../ExternalLink';
import styles from './styles.module.css';

interface Props {
  offer: Offer;
  /** Where the book begins: `/`, `/next/`. */
  root: string;
  hasSandbox: boolean;
}

/** One project: what it shows, and its archives. */
export default function Row({ offer, root, hasSandbox }: Props): ReactNode {
  const { section, entry, state, states, platform, services, answers, archives } = offer;
  const title = section?.title ?? translate({ message: '开头的示例' });
  const facts = [
    ...(states > 1
      ? [
          translate(
            { message: '第 {state} 个状态，共 {states} 个' },
            { state: String(state), states: String(states) },
          ),
        ]
      : []),
    ...(platform === 'fastify' ? ['Fastify'] : []),
    ...services.map((name) => SERVICES[name]?.title ?? name),
    translate({ message: '{answers} 个响应或输出' }, { answers: String(answers) }),
  ];
  return (
    <li>
      <div className={styles.row}>
        <span>
          {section?.id ? <a href={`#${section.id}`}>{section.title}</a> : title}{' '}
          <code>{entry}</code>
          <span className={styles.facts}>{facts.join(' · ')}</span>
        </span>
        <span className={styles.links}>
          {archives.map(({ language, path }) => (
            <Fragment key={path}>
              <a href={`${root}${path}`} download data-plain rel="nofollow">
                {translate({ message: '下载' })} {language}
              </a>
              {hasSandbox && (
                <ExternalLink href={`/${sandboxFile(root.slice(1) + path)}`} rel="nofollow">
                  {translate({ message: '在 StackBlitz 打开 {language}' }, { language })}
                </ExternalLink>
              )}
            </Fragment>
          ))}
        </span>
      </div>
    </li>
  );
}
