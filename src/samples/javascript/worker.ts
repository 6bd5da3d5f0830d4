/** The other end of thread.ts. */
import { parentPort } from 'node:worker_threads';
import { make } from './make';
import type { Answer, Question } from './messages';
import { UnsupportedSample } from './unsupported';

async function answer({ id, code, options }: Question): Promise<Answer> {
  try {
    return { id, made: await make(code, options) };
  } catch (error) {
    return error instanceof UnsupportedSample
      ? { id, refused: { reason: error.reason, line: error.line } }
      : { id, error };
  }
}

parentPort?.on('message', (question: Question) => {
  void answer(question).then((made) => parentPort?.postMessage(made));
});
