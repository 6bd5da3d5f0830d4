import { translate } from '@docusaurus/Translate';

/** What the dialog says; the box itself comes with its texts (`plugins/boot`). */
export const texts = {
  results: translate({ id: 'search.results', message: '搜索结果' }),
  recent: translate({ id: 'search.recent', message: '最近打开的结果' }),
  forget: (heading: string): string =>
    translate({ id: 'search.forget', message: '从记录里删除：{heading}' }, { heading }),
  hint: translate({
    id: 'search.hint',
    message: '可以用中文、英文或两者混合，也可以直接粘贴报错信息。',
  }),
  count: (count: number): string =>
    translate({ id: 'search.count', message: '找到 {count} 条结果' }, { count }),
  nothing: translate({ id: 'search.nothing', message: '没有找到结果' }),
  otherWords: translate({
    id: 'search.otherWords',
    message: '没有找到结果。换个说法试试，或者看看全部目录。',
  }),
  version: (label: string): string =>
    translate({ id: 'search.version', message: '只在 {label} 版里查找' }, { label }),
  fallback: translate({ id: 'search.fallback', message: '在线搜索不可用，已改用本地索引。' }),
  offline: translate({ id: 'search.offline', message: '没有网络，用的是这台设备上的索引。' }),
  late: translate({ id: 'search.late', message: '搜索索引还在载入……' }),
  failed: translate({ id: 'search.failed', message: '搜索索引没能载入。' }),
  retry: translate({ id: 'search.retry', message: '重试' }),
  contents: translate({ id: 'search.contents', message: '全部目录' }),
  open: translate({ id: 'search.open', message: '打开' }),
  choose: translate({ id: 'search.choose', message: '选择' }),
  close: translate({ id: 'search.close', message: '关闭' }),
};
