import type {Engine} from './types';

/** Knows whether the reader is composing a word with an input method. */
export interface Composition {
  /** Resolves when nothing is being composed. */
  readonly ended: Promise<void>;
  disconnect: () => void;
}

/**
 * Watches the input method in an element. The Enter that ends a composition must not open a result: Safari reports it
 * after the end of the composition, with the key code of the input method.
 */
export function watchComposition(element: HTMLElement): Composition {
  let ended = Promise.resolve();
  let end = (): void => undefined;
  const onStart = (): void => {
    end();
    ended = new Promise((resolve) => (end = resolve));
  };
  const onEnd = (): void => end();
  const onKey = (event: KeyboardEvent): void => {
    if (event.isComposing || event.keyCode === 229) event.stopPropagation();
  };
  element.addEventListener('compositionstart', onStart, true);
  element.addEventListener('compositionend', onEnd, true);
  // An input that loses the focus may never tell the end.
  element.addEventListener('blur', onEnd, true);
  element.addEventListener('keydown', onKey, true);
  return {
    get ended() {
      return ended;
    },
    disconnect() {
      end();
      element.removeEventListener('compositionstart', onStart, true);
      element.removeEventListener('compositionend', onEnd, true);
      element.removeEventListener('blur', onEnd, true);
      element.removeEventListener('keydown', onKey, true);
    },
  };
}

/** Holds searches back until nothing is being composed; then only the newest one is made, and answers them all. */
export function afterComposition(search: Engine, composition: Pick<Composition, 'ended'>): Engine {
  let newest = '';
  let running: {query: string; answer: ReturnType<Engine>} | undefined;
  return async (query) => {
    newest = query;
    await composition.ended;
    if (running?.query !== newest) running = {query: newest, answer: search(newest)};
    return running.answer;
  };
}
