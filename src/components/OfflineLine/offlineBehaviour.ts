import { onEach } from '../../browser/delegate';
import { currentState, keepBookAgain, onState, removeBook } from '../../plugins/offline/keeper';

/** Says what is known now, with the button to change it: the words stand in the markup, none for a state not worth a line. */
function show(): void {
  const line = document.getElementById('offline-line');
  const state = currentState();
  // Told of the same again, a button that has the focus keeps it.
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
    // What comes of it is said aloud; what is so when the page opens is not.
    line!.role = 'status';
    line!.tabIndex = -1;
    if (currentState() === 'removed') keepBookAgain();
    else void removeBook();
  });
  onState(show);
  show();
}
