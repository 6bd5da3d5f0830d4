/** The program of the thread that thread.ts starts. */
import type { JavaScriptOptions } from '../javascript';
import { serve } from '../thread';
import { make } from './make';
import { UnsupportedSample } from './unsupported';

export interface Question {
  readonly code: string;
  readonly options: JavaScriptOptions;
}

export type Answer =
  | { readonly made: string | undefined }
  /** Syntax without a counterpart; an error's class does not pass from thread to thread. */
  | { readonly refused: { readonly reason: string; readonly line: number } };

serve(async ({ code, options }: Question): Promise<Answer> => {
  try {
    return { made: await make(code, options) };
  } catch (error) {
    if (!(error instanceof UnsupportedSample)) throw error;
    return { refused: { reason: error.reason, line: error.line } };
  }
});
