import type { Found } from '../engine/types';

/** Where a result is opened: in this tab, or in a new one. */
export type Place = 'here' | 'new tab';

/** What the dialog shows, apart from the text in the box, which is the reader's. */
export interface State {
  /** The text that is asked for now. */
  text: string;
  /** The text that the results answer: another one while those of `text` are on their way. */
  answered: string;
  results: readonly Found[];
  /** Number of the active result; -1 when there is none. */
  active: number;
  /** Enter came before the results of its text did: the first of them is opened as soon as they are there. */
  pending?: Place;
  /** The result that is to be opened now. */
  opened?: { url: string; place: Place };
}

export type Event =
  | { type: 'typed'; text: string }
  | { type: 'answered'; text: string; results: readonly Found[] }
  | { type: 'moved'; by: 1 | -1 }
  | { type: 'pointed'; at: number }
  | { type: 'chosen'; place: Place }
  | { type: 'closed' };

export const START: State = { text: '', answered: '', results: [], active: -1 };

const open = ({ results, active }: State, place: Place): State['opened'] =>
  results[active] ? { url: results[active].url, place } : undefined;

/**
 * What follows from what happens. A machine of our own: the text and the composition belong to a box that is there before any
 * script, while headless libraries (@algolia/autocomplete-core: 10 kB, twice the rest of the dialog) hold the text
 * themselves, and take a stale result at an Enter that comes too soon.
 */
export function next(state: State, event: Event): State {
  const { opened: _, ...rest } = state;
  switch (event.type) {
    case 'typed': // Results stay until those of the new text are there.
      return event.text === state.text ? rest : { ...rest, text: event.text, pending: undefined };
    case 'answered': {
      // An answer that comes after another text has been typed is nobody's.
      if (event.text !== state.text) return rest;
      const answered: State = {
        text: event.text,
        answered: event.text,
        results: event.results,
        active: event.results.length > 0 ? 0 : -1,
      };
      return state.pending ? { ...answered, opened: open(answered, state.pending) } : answered;
    }
    case 'moved': {
      const count = rest.results.length;
      return count === 0
        ? rest
        : {
            ...rest,
            active: (Math.max(rest.active, event.by > 0 ? -1 : 0) + event.by + count) % count,
          };
    }
    case 'pointed':
      return { ...rest, active: event.at };
    case 'chosen':
      return rest.answered === rest.text
        ? { ...rest, opened: open(rest, event.place) }
        : { ...rest, pending: event.place };
    case 'closed': // Nothing is opened for a reader who waits no longer.
      return { ...rest, pending: undefined };
  }
}
