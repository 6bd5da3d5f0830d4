// 这个文件放所有的常量
// 第二行

/** 令牌 */
export const CATS = Symbol('CATS'); // 行尾

/* 块注释 */
export function name(cat /* 一只猫 */) {
  // 第一行

  // 第二行
  return cat.name; /* 完 */
}
// 文件末尾
