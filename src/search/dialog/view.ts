import type { SearchState } from '../engine/types';
import { create, keepOnly, set } from './dom';
import { ResultList } from './ResultList';
import type { State } from './state';
import styles from './styles.module.css';
import { texts } from './texts';

/** How many results there are is told when the reader has stopped typing for so long: assistive technology speaks the keys first. */
const COUNT_DELAY_MS = 500;

/**
 * Results that have not come by then are said to be on their way: an index is there within a quarter of a second, also on a
 * slow phone.
 */
const LATE_MS = 1000;

const key = (name: string): HTMLElement => create('kbd', undefined, name);

/** What the dialog's script adds to the box: results, notes, the line below them. */
export class View {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  readonly list = new ResultList();
  readonly contents = create('a', styles.contents, texts.contents);
  private readonly version = create('p', styles.note);
  private readonly note = create('div');
  private readonly message = create('p', styles.message);
  private readonly recent = create('p', styles.recent, texts.recent);
  private readonly forgetting = create('div', styles.forgetting);
  private readonly body = create(
    'div',
    styles.body,
    this.message,
    this.recent,
    this.list.element,
    this.forgetting,
  );
  private readonly status = create('p', 'visually-hidden');
  /** To ask the browser for it would lay the dialog out before the results are there. */
  private isScrolled = false;
  private shown: State['results'] | undefined;
  private timer = 0;
  private late = 0;
  private hasFailed = false;

  /**
   * @param dialog as the opener made it; its box is left as it is, with what stands in it
   * @param onForget called with the address of a recent result that the reader wants to be forgotten
   */
  constructor(
    dialog: HTMLDialogElement,
    private readonly onForget: (url: string) => void,
  ) {
    const panel = dialog.firstElementChild!;
    this.form = panel.querySelector('form')!;
    this.input = panel.querySelector('input')!;
    // What led on without the script.
    this.form.querySelector('p')!.hidden = true;
    this.status.setAttribute('role', 'status');
    this.version.hidden = true;
    this.body.addEventListener('scroll', () => (this.isScrolled = true));
    const keys = (
      [
        [['↵'], texts.open],
        [['↑', '↓'], texts.choose],
        [['esc'], texts.close],
      ] as const
    ).map(([names, does]) => create('span', undefined, ...names.map(key), does));
    panel.append(
      this.version,
      this.note,
      this.body,
      create('div', styles.footer, create('span', styles.keys, ...keys), this.contents),
      this.status,
    );
  }

  /** Scrolls the results by so many screens: the page behind would take the key. */
  scroll(screens: number): void {
    this.body.scrollBy({ top: screens * this.body.clientHeight });
  }

  /** Says which version is searched, when there are several. */
  showVersion(label: string | undefined): void {
    this.version.hidden = label === undefined;
    this.version.textContent = label === undefined ? '' : texts.version(label);
  }

  /** Says what does not work. */
  showState(state: SearchState): void {
    this.hasFailed = state.kind === 'failed';
    if (state.kind === 'ready') return this.note.replaceChildren();
    if (state.kind !== 'failed') {
      const shown = this.note.querySelector(`p:not([role])`) ?? create('p', styles.note);
      if (shown.textContent !== texts[state.kind]) shown.textContent = texts[state.kind];
      return keepOnly(this.note, [shown]);
    }
    const retry = create('button', undefined, texts.retry);
    retry.type = 'button';
    retry.addEventListener('click', () => {
      this.input.focus();
      state.retry();
    });
    const alert = create('p', styles.note, texts.failed, retry);
    alert.setAttribute('role', 'alert');
    this.note.replaceChildren(alert);
    this.message.textContent = '';
    this.awaitResults(false);
    return undefined;
  }

  /** Says, after a while, that results are on their way. */
  private awaitResults(isWaiting: boolean): void {
    if (!isWaiting) {
      window.clearTimeout(this.late);
      this.late = 0;
      return;
    }
    this.late ||= window.setTimeout(() => {
      this.message.textContent = this.status.textContent = texts.late;
    }, LATE_MS);
  }

  /** Shows results, unless they stand there, and which of them is active. */
  render({ text, answered, results, active }: State): void {
    this.awaitResults(text !== answered && !this.hasFailed);
    if (this.shown !== results) this.renderResults(results, answered.trim() === '');
    set(this.input, 'aria-activedescendant', this.list.activate(active));
  }

  private renderResults(results: State['results'], areRecent: boolean): void {
    this.shown = results;
    const { length } = results;
    this.list.show(results, areRecent ? texts.recent : texts.results);
    this.recent.hidden = this.forgetting.hidden = !areRecent || length === 0;
    this.body.classList.toggle(styles.ofRecent!, !this.recent.hidden);
    keepOnly(this.forgetting, []);
    if (areRecent)
      this.forgetting.append(
        ...results.map(({ url, heading }) =>
          this.forgetButton(url, heading.map(({ text }) => text).join('')),
        ),
      );
    const message = length > 0 ? '' : areRecent ? texts.hint : texts.otherWords;
    if (this.message.textContent !== message) this.message.textContent = message;
    if (this.isScrolled) this.body.scrollTop = 0;
    this.isScrolled = false;
    set(this.input, 'aria-expanded', String(length > 0));
    set(this.input, 'aria-controls', length > 0 ? this.list.element.id : undefined);
    window.clearTimeout(this.timer);
    const count = areRecent ? '' : length === 0 ? texts.nothing : texts.count(length);
    this.timer = window.setTimeout(() => (this.status.textContent = count), COUNT_DELAY_MS);
  }

  private forgetButton(url: string, heading: string): HTMLElement {
    const button = create('button', undefined, '✕');
    button.type = 'button';
    button.title = texts.forget(heading);
    button.setAttribute('aria-label', button.title);
    button.addEventListener('click', () => this.onForget(url));
    return button;
  }
}
