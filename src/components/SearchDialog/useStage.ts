import {useEffect, useLayoutEffect, useRef, useState} from 'react';
import {watchComposition, type Composition} from '../../plugins/search/client/composition';
import {keepSemantics} from './semantics';

interface Stage {
  /** Where the dialog stands, beside the app. */
  stage: HTMLElement;
  /** Where the line below the search box stands. */
  line: HTMLElement;
  composition: Composition;
}

function createStage(): Stage {
  const stage = document.createElement('div');
  return {stage, line: document.createElement('div'), composition: watchComposition(stage)};
}

const focusInput = (stage: HTMLElement): void => stage.querySelector<HTMLInputElement>('.DocSearch-Input')?.focus();

/** When a word has been typed at once, its results are there by then; later than twice this the page is made inert in any case. */
const INERT_AFTER_MS = 500;

/** Calls back when this time has passed and nothing else is to be done; returns how to call it off. Safari has no idle callbacks. */
function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, INERT_AFTER_MS);
    return () => clearTimeout(timer);
  }
  let handle = 0;
  const timer = setTimeout(() => (handle = requestIdleCallback(callback, {timeout: INERT_AFTER_MS})), INERT_AFTER_MS);
  return () => {
    clearTimeout(timer);
    cancelIdleCallback(handle);
  };
}

/**
 * The place of the dialog: above a page that cannot be reached while it is open, with the right roles; Escape closes
 * it, except while a word is being composed. The page is made inert once the dialog stands: it takes the browser longer
 * (45 ms on /guards on a phone) than all the rest; until then the dialog has the focus and covers the page, and Tab does not wait.
 */
export function useStage(onClose: () => void): Stage {
  const [parts] = useState(createStage);
  const close = useRef(onClose);
  close.current = onClose;

  useLayoutEffect(() => {
    const {stage, line, composition} = parts;
    const app = document.getElementById('__docusaurus');
    const closePage = (): void => app?.setAttribute('inert', '');
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Tab') closePage();
      const command = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if ((event.key !== 'Escape' && !command) || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      close.current();
    };
    document.body.append(stage);
    stage.addEventListener('keydown', onKey);
    stage.querySelector('.DocSearch-SearchBar')?.after(line);
    const stopKeeping = keepSemantics(stage);
    const cancel = whenIdle(() => {
      closePage();
      // A page that was still arriving may have taken the focus.
      if (!stage.contains(document.activeElement)) focusInput(stage);
    });
    return () => {
      cancel();
      stopKeeping();
      composition.disconnect();
      app?.removeAttribute('inert');
      stage.remove();
    };
  }, [parts]);

  // The input takes the focus when it is rendered, which is before it stands in the document.
  useEffect(() => focusInput(parts.stage), [parts]);

  return parts;
}
