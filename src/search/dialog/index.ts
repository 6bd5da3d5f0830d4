import { isPlainClick } from '../../browser/plainClick';
import { createSearcher, type Searcher, type SearcherOptions } from './engines';
import { forget, recentResults, remember } from './recent';
import { next, START, type Event as Happening, type Place } from './state';
import { View } from './view';

export interface SearchOptions extends Omit<SearcherOptions, 'onState'> {
  /** Address of the list of everything. */
  searchPage: string;
  /** Shows a page of this site. */
  navigate: (url: string) => void;
}

/** Takes over the dialog that the opener made: searches what stands in its box, and what is typed from now on. */
function adopt(
  dialog: HTMLDialogElement,
  { navigate, searchPage }: SearchOptions,
  searcher: Searcher,
) {
  const view = new View(dialog, (url) => {
    forget(url);
    view.input.focus();
    void ask();
  });
  const { form, input, list } = view;
  let state = START;

  function happens(event: Happening): void {
    state = next(state, event);
    view.render(state);
    if (state.opened) open(state.opened);
  }

  /** Searches what stands in the box. */
  async function ask(): Promise<void> {
    const text = input.value;
    happens({ type: 'typed', text });
    if (text.trim() === '') {
      happens({ type: 'answered', text, results: recentResults() });
      return;
    }
    happens({ type: 'answered', text, results: await searcher.search(text) });
  }

  const askIfNew = (): void => void (input.value !== state.text && ask());

  /** The focus is where it was before, when that is told: from there the page that is left for takes it on. */
  function leaveFor(url: string): void {
    dialog.addEventListener('close', () => navigate(url), { once: true });
    dialog.close();
  }

  function open({ url, place }: { url: string; place: Place }): void {
    remember(state.results.find((found) => found.url === url)!);
    if (place === 'new tab') return void window.open(url, '_blank', 'noopener');
    input.value = '';
    leaveFor(url);
  }

  // While a word is being composed its letters are no words yet. An input that loses the focus may never tell the end of it.
  input.addEventListener('input', (event) => (event as InputEvent).isComposing || askIfNew());
  for (const type of ['compositionend', 'blur']) input.addEventListener(type, askIfNew);
  // Safari reports the Enter that ends a composition after its end, with the key code of the input method.
  input.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    const screen = { PageDown: 1, PageUp: -1 }[event.key];
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- No other property of the event tells it.
    if (event.isComposing || event.keyCode === 229 || (!step && !screen && event.key !== 'Enter'))
      return;
    event.preventDefault();
    if (screen) {
      view.scroll(screen);
      return;
    }
    if (step) happens({ type: 'moved', by: step });
    else happens({ type: 'chosen', place: event.ctrlKey || event.metaKey ? 'new tab' : 'here' });
    if (step) list.reveal();
  });
  form.addEventListener(
    'submit',
    (event) => event.submitter?.getAttribute('formmethod') === 'dialog' || event.preventDefault(),
  );
  // It is told before the box is emptied: so that is done here.
  form.addEventListener('reset', (event) => {
    event.preventDefault();
    input.value = '';
    input.focus();
    askIfNew();
  });
  list.element.addEventListener('mousemove', (event) => {
    const at = list.numberOf(event);
    if (at >= 0 && at !== state.active) happens({ type: 'pointed', at });
  });
  list.element.addEventListener('click', (event) => {
    const found = state.results[list.numberOf(event)];
    if (!found) return;
    if (!isPlainClick(event)) {
      remember(found);
      return;
    }
    event.preventDefault();
    open({ url: found.url, place: 'here' });
  });
  dialog.addEventListener('close', () => happens({ type: 'closed' }));
  // Back and forward show another page: the dialog is not left lying over it.
  window.addEventListener('popstate', () => dialog.close());
  view.contents.href = searchPage;
  view.contents.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    leaveFor(searchPage);
  });

  return {
    view,
    opened(): void {
      searcher.label().then(
        (label) => view.showVersion(label),
        // The search says it.
        () => undefined,
      );
      searcher.warmUp();
      void ask();
    },
  };
}

/** The search, ready for the dialog. */
export function createSearch(options: SearchOptions) {
  let adopted: ReturnType<typeof adopt> | undefined;
  const searcher = createSearcher({
    ...options,
    onState: (state) => adopted?.view.showState(state),
  });
  return {
    /** Begins to load what the first search will need. */
    warmUp: searcher.warmUp,
    /** The dialog has been opened. */
    opened(dialog: HTMLDialogElement): void {
      adopted ??= adopt(dialog, options, searcher);
      adopted.opened();
    },
  };
}
