import { PageMetadata } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import SocialLinks from '../../components/SocialLinks';
import TopLinks from '../../components/TopLinks';
import { useAppMark } from '../../browser/useAppMark';
import type { ContentsGroup } from '../index/contents';
import styles from './styles.module.css';

interface Props {
  /** Route data: all pages and sections in the menu's order. */
  contents: readonly ContentsGroup[];
}

/** Everything there is to find, as plain links: what the search area leads to without JavaScript. `?q=` opens the search (`queryBehaviour.ts`). */
export default function SearchPage({ contents }: Props): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title="Search"
        description={translate({
          id: 'search.page.description',
          message: '全书的页面与章节，按菜单的顺序排列，中英文对照。',
        })}
      />
      <main className={styles.page} data-app={useAppMark()} data-search-page="">
        <h1>
          <Translate id="search.page.title">搜索</Translate>
        </h1>
        <p className="needs-js">
          <Translate
            id="search.page.hint"
            values={{ ctrl: <kbd>Ctrl</kbd>, k: <kbd>K</kbd>, slash: <kbd>/</kbd> }}
          >
            {'按 {ctrl} {k} 或 {slash} 打开搜索框，也可以在下面的全部目录里找。'}
          </Translate>
        </p>
        <noscript>
          <p>
            <Translate id="search.page.noScript">
              浏览器没有运行
              JavaScript，搜索框用不了。下面是全部目录，可以用浏览器自带的“在页面中查找”（Ctrl F）。
            </Translate>
          </p>
        </noscript>
        {contents.map(({ group, groupZh, pages }) => (
          <section key={group + pages[0]!.route} className={styles.group}>
            {group && (
              <h2>
                <span lang="en">{group}</span>
                {groupZh && ` ${groupZh}`}
              </h2>
            )}
            {pages.map(({ route, title, titleEn, sections }) => (
              <div key={route} className={styles.entry}>
                <a className={styles.title} href={route}>
                  {title}
                  {titleEn !== title && <span lang="en"> {titleEn}</span>}
                </a>
                <ul>
                  {sections.map(({ id, heading }) => (
                    <li key={id}>
                      <a href={`${route}#${id}`}>{heading}</a>
                      <span className={styles.id} lang="en">
                        {id.replace(/-/g, ' ')}
                      </span>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        ))}
        {/* Other pages have them in the menu. */}
        <div className={styles.headerLinks}>
          <TopLinks />
          <SocialLinks />
        </div>
      </main>
    </Layout>
  );
}
