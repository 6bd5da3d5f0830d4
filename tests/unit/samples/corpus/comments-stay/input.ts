// 这个文件放所有的常量
// 第二行

import type { Cat } from './cat'; // 只是类型

/** 令牌 */
export const CATS = Symbol('CATS'); // 行尾

// 没人要的类型
type Unused = Cat;

/* 块注释 */
export function name(cat: Cat /* 一只猫 */): string {
  // 第一行


  // 第二行
  return cat.name; /* 完 */
}
// 文件末尾
