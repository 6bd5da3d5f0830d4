/** The rewriting is a row of steps; each reads the text once and does one thing. */
import type ts from 'typescript';
import type { Edit } from './edits';
import type { Import, Names } from './names';

/** What a step sees: `source` is the previous step's result, `names` come from the original TypeScript. */
export interface Sample {
  readonly source: ts.SourceFile;
  readonly names: Names;
  readonly options: StepOptions;
}

export interface StepOptions {
  /** The page has a pipe that looks at parameter types (say a global ValidationPipe): they go into the metadata. */
  readonly parameterTypes?: boolean;
}

export interface Change {
  readonly edits: readonly Edit[];
  /** The names that the rewritten code has to import. */
  readonly imports?: readonly Import[];
}

export type Step = (sample: Sample) => Change;
