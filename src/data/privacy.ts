import { translate } from '@docusaurus/Translate';

/** What stays in the reader's browser and is sent to nobody, in the order of SECURITY.md, which names each by its key. */
export const kept: Readonly<Record<string, string>> = {
  theme: translate({ message: '选过的主题' }),
  'recent-searches': translate({ message: '最近打开的搜索结果，最多七条，在搜索框里可以删' }),
  offline: translate({ message: '不存这本书的决定' }),
  scroll: translate({ message: '这个标签页里每一页读到了哪里' }),
  choices: translate({ message: '这个标签页里每一页展开了哪些折叠、选了哪种语言' }),
  nest: translate({ message: '这个标签页里看的是 Nest 的哪个主版本' }),
  arriving: translate({ message: '正要去的地址，到了就删' }),
  reload: translate({ message: '重新载入时页面里填的与选的，填回去就删' }),
  reloaded: translate({ message: '因为脚本没有载入而重新载入的时刻' }),
  'book-1': translate({ message: '离线时看的全书' }),
};

/** What leaves the browser where the site is set up for it, and what for. */
export const sent = {
  newsletter: translate({ message: '订阅时填的邮箱，寄给订阅服务' }),
  search: translate({ message: '搜索的词，寄给 Algolia' }),
  ad: translate({ message: '打开页面时向 Carbon 要一则广告' }),
  sandbox: translate({ message: '按下“在 StackBlitz 打开”时，把那个项目的文件寄给 StackBlitz' }),
  reports: translate({ message: '安全策略拦下的东西，由浏览器报告给站长' }),
} as const;

export type Sent = keyof typeof sent;
