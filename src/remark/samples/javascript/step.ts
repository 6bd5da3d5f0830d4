/** 改写由一串步骤组成；每一步读一遍文字，只管一件事。 */
import type ts from 'typescript';
import type { Edit } from './edits';
import type { Import, Names } from './names';

/** 一步看得见的东西。`source` 是前一步的结果，`names` 来自最初的 TypeScript。 */
export interface Sample {
  readonly source: ts.SourceFile;
  readonly names: Names;
  readonly options: StepOptions;
}

export interface StepOptions {
  /** 这一页的管道要看参数的类型（例如全局的 ValidationPipe）：把类型写进元数据。 */
  readonly parameterTypes?: boolean;
}

export interface Change {
  readonly edits: readonly Edit[];
  /** 改写后的代码要引入的名字。 */
  readonly imports?: readonly Import[];
}

export type Step = (sample: Sample) => Change;
