/** One thing has one word in the whole book: what readers say and search for. */
export interface Term {
  /** The word of the book, with what it stands for where two could be meant. */
  readonly say: string;
  /** The words that are not written for it. */
  readonly not: readonly string[];
  /** Longer words that contain one of `not` and mean something else. */
  readonly except?: readonly string[];
}

export const TERMS: readonly Term[] = [
  { say: '响应（消息代理与 Socket.IO 的 acknowledgement 是“确认”）', not: ['应答'] },
  { say: '注册', not: ['登记'] },
  { say: '路径（本站和应用里的）或者 URL（完整的地址）', not: ['网址'] },
  { say: '查询字符串（整串）或者查询参数（其中一个）', not: ['查询串'] },
  {
    say: '处理方法（CQRS 与 Saga 的类才是“处理器”）',
    not: ['处理函数', '消息处理器', '路由处理器', '请求处理器'],
  },
  { say: '增强器（守卫、拦截器、管道、异常过滤器的总称）', not: ['构件'] },
  { say: '校验', not: ['验证'], except: ['验证码'] },
  { say: '采样', not: ['取样'] },
];

/** Words that only insiders understand: left out, or explained in parentheses where they first stand on a page. */
export const JARGON: readonly string[] = [
  '串号',
  '打桩',
  '打了桩',
  '接线',
  '抓手',
  '切点',
  '连接点',
  'barrel 文件',
  '独居',
  '群居',
  '一元调用',
];
