import type {ModalTranslations} from '@docsearch/react';

export const placeholder = '概念、类名、报错信息';

/** DocSearch's texts in Chinese. */
export const translations: ModalTranslations = {
  searchBox: {
    resetButtonTitle: '清除搜索词',
    resetButtonAriaLabel: '清除搜索词',
    cancelButtonText: '关闭',
    cancelButtonAriaLabel: '关闭搜索',
    searchInputLabel: '搜索文档',
  },
  startScreen: {
    recentSearchesTitle: '最近打开的结果',
    noRecentSearchesText: '可以用中文、英文或两者混合，也可以直接粘贴报错信息',
    saveRecentSearchButtonTitle: '收藏',
    removeRecentSearchButtonTitle: '从记录里删除',
    favoriteSearchesTitle: '收藏',
    removeFavoriteSearchButtonTitle: '取消收藏',
  },
  errorScreen: {titleText: '没有搜成', helpText: '请检查网络，再试一次。'},
  noResultsScreen: {
    noResultsText: '没有找到',
    suggestedQueryText: '试试',
    reportMissingResultsText: '换个说法试试，或者',
    reportMissingResultsLinkText: '看看全部目录（新标签页打开）',
  },
  footer: {
    selectText: '打开',
    selectKeyAriaLabel: '回车键',
    navigateText: '选择',
    navigateUpKeyAriaLabel: '向上键',
    navigateDownKeyAriaLabel: '向下键',
    closeText: '关闭',
    closeKeyAriaLabel: 'Esc 键',
    searchByText: '搜索服务',
  },
};
