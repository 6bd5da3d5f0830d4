import { onEach } from '../../browser/delegate';
import { currentState, keepBookAgain, onState, removeBook } from '../../plugins/offline/keeper';

/** Shows the state, with the button to change it. The words for it are in the markup; a state without any shows no line. */
function show(): void {
  const line = document.getElementById('offline-line');
  const state = currentState();
  // Nothing is written if nothing has changed, so that a button keeps the focus.
  if (!line || line.dataset.state === state) return;
  line.dataset.state = state;
  const hadFocus = line.contains(document.activeElement);
  const { [state]: words, [`${state}Action`]: action } = line.dataset;
  line.textContent = words ?? '';
  // The focus stays in the line: on it while the book is being kept, then on the button that takes the pressed one's place.
  let focused: HTMLElement = line;
  if (action) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = action;
    line.append(button);
    focused = button;
  }
  if (hadFocus) focused.focus({ preventScroll: true });
}

/** Lets the footer's line say whether the book can be read without a network, and its button do what it says; called once. */
export function startOfflineLine(): void {
  onEach('click', '#offline-line button', ({ parentElement: line }) => {
    // From now on screen readers announce changes; not before, or they would announce the state that a page opens with.
    line!.role = 'status';
    line!.tabIndex = -1;
    if (currentState() === 'removed') keepBookAgain();
    else removeBook();
  });
  onState(show);
  show();
}
