import { COPY_CONFIRMATION_MS } from '../../constants';
import { announce, type Sentence } from './announce';

const timers = new WeakMap<HTMLElement, number>();

/**
 * Says what became of a press on a button: in `data-outcome` for 2 s after the last one, where CSS shows it, and aloud.
 * @param outcome names the text to say
 */
export function showOutcome(button: HTMLElement, outcome: Sentence): void {
  button.dataset.outcome = outcome;
  announce(outcome);
  window.clearTimeout(timers.get(button));
  timers.set(
    button,
    window.setTimeout(() => delete button.dataset.outcome, COPY_CONFIRMATION_MS),
  );
}
