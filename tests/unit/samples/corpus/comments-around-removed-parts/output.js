/**
 * 文件头
 */

// 两个服务
import { Dependencies, Injectable } from '@nestjs/common';

// 令牌
export const TOKEN = 'TOKEN';

/** 服务 */
// 第二段
@Injectable()
@Dependencies(TOKEN)
export class Service {
  // 字段

  /** 名字 */
  name; // 行尾

  constructor(
    /* 令牌 */ options, // 选项
  ) {
    this.options = options;
    // 只有注释
  }
  // 类的末尾
}
