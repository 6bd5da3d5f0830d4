/** Whether the browser can search hidden text (`hidden="until-found"`); others find the shown panel only. */
const canSearchHidden = (): boolean => 'onbeforematch' in document.body;

/** Which panel shows which choice: `value` of the radio button, `data-panel` of the code. */
const panelsOf = (sample: Element): NodeListOf<HTMLElement> =>
  sample.querySelectorAll('[data-panel]');

/** The panel that is not shown stays within reach of the browser's search, which shows it by itself. */
function update(sample: Element): void {
  const chosen = sample.querySelector<HTMLInputElement>('input:checked')?.value;
  for (const panel of panelsOf(sample)) {
    if (panel.dataset.panel === chosen) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
  }
}

/**
 * Lets the browser's “find in page” look into the language that is not shown, in the samples inside an element: a hit
 * switches that sample. Without JavaScript only the shown language is found.
 * @returns stops it
 */
export function searchHiddenPanels(root: HTMLElement): () => void {
  const end = new AbortController();
  if (!canSearchHidden()) return () => undefined;
  for (const panel of root.querySelectorAll<HTMLElement>('[data-panel]')) {
    const sample = panel.closest('figure')!;
    const input = [...sample.querySelectorAll<HTMLInputElement>('input')].find(
      ({ value }) => value === panel.dataset.panel,
    );
    // The browser shows the panel right after this event.
    panel.addEventListener('beforematch', () => input?.click(), { signal: end.signal });
    if (input?.checked) update(sample);
  }
  const onChange = ({ target }: Event): void => {
    const sample = (target as Element).closest('figure');
    if (sample) update(sample);
  };
  root.addEventListener('change', onChange, { signal: end.signal });
  return () => end.abort();
}
