/** A page that a rule is tried on. */
export interface Case {
  readonly name: string;
  /**
   * The page's Markdown. ` ◀` ends every line that the rule must report, and no other line may be reported; a page
   * without the mark has no fault. Front matter in order is put on top unless the text brings its own.
   */
  readonly page: string;
  /** What the message says about it, among other things. */
  readonly says?: string;
  /** Nothing is put on top. */
  readonly bare?: true;
  readonly file?: string;
  /** Other files of the site: drawings, samples. */
  readonly files?: Readonly<Record<string, string>>;
}

export const MARK = ' ◀';

/** Front matter without a fault, as long as a description has to be. */
export const FRONT_MATTER = `---
title: 守卫
titleEn: Guards
description: 用守卫决定一个请求能不能到达处理方法：编写认证守卫与角色守卫，用元数据声明权限，在方法、控制器和全局绑定，理清执行顺序。
keywords: [守卫, guard]
---
`;

/** Markdown lines, with a line break after each. */
export const lines = (...text: string[]): string => `${text.join('\n')}\n`;
