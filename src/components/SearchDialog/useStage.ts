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

/**
 * The place of the dialog: above a page that cannot be reached while it is open, with the right roles; Escape closes
 * it, except while a word is being composed.
 */
export function useStage(onClose: () => void): Stage {
  const [parts] = useState(createStage);
  const close = useRef(onClose);
  close.current = onClose;

  useLayoutEffect(() => {
    const {stage, line, composition} = parts;
    const app = document.getElementById('__docusaurus');
    const onKey = (event: KeyboardEvent): void => {
      const command = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if ((event.key !== 'Escape' && !command) || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      close.current();
    };
    document.body.append(stage);
    stage.addEventListener('keydown', onKey);
    stage.querySelector('.DocSearch-SearchBar')?.after(line);
    app?.setAttribute('inert', '');
    const stopKeeping = keepSemantics(stage);
    return () => {
      stopKeeping();
      composition.disconnect();
      app?.removeAttribute('inert');
      stage.remove();
    };
  }, [parts]);

  // The input takes the focus when it is rendered, which is before it stands in the document.
  useEffect(() => parts.stage.querySelector<HTMLInputElement>('.DocSearch-Input')?.focus(), [parts]);

  return parts;
}
