/**
 * 文件头
 */

// 第一条 import 的说明
import { Inject } from '@nestjs/common';
import type { A } from './a';
// 两个服务
import { Injectable } from '@nestjs/common';

// 令牌
export const TOKEN = 'TOKEN';

/** 选项 */
export interface Options {
  a: A;
}

/** 服务 */
// 第二段
@Injectable()
export class Service {
  // 类型
  declare marker: true;
  // 字段

  /** 名字 */
  private name: string; // 行尾

  /** 没有实现 */
  abstractLike?(): void;

  constructor(
    @Inject(TOKEN) /* 令牌 */ private readonly options: Options, // 选项
  ) {
    // 只有注释
  }
  // 类的末尾
}
