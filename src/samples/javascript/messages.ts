/** What the thread that makes variants is asked, and what it answers. */
import type { JavaScriptOptions } from '../javascript';

export interface Question {
  readonly id: number;
  readonly code: string;
  readonly options: JavaScriptOptions;
}

export type Answer = { readonly id: number } & (
  | { readonly made: string | undefined }
  /** Syntax without a counterpart; an error's class does not pass from thread to thread. */
  | { readonly refused: { readonly reason: string; readonly line: number } }
  | { readonly error: unknown }
);
