import { onEach } from '../../browser/delegate';
import { announce } from '../StatusRegion/announce';
import { subscribe, type Failure } from './subscribe';

const FORM = 'form[data-newsletter]';

type State = 'idle' | 'pending' | 'done' | Failure;

interface Parts {
  form: HTMLElement;
  input: HTMLInputElement;
  button: HTMLButtonElement;
  alert: HTMLElement;
}

const partsOf = (form: HTMLElement): Parts => ({
  form,
  input: form.querySelector('input')!,
  button: form.querySelector('button')!,
  alert: form.querySelector('[role="alert"]')!,
});

/** Shows a state: the words for a failure stand in the markup. */
function show({ form, input, button, alert }: Parts, state: State): void {
  const failure = alert.dataset[state] ?? '';
  const locked = state === 'pending' || state === 'done';
  form.setAttribute('aria-busy', String(state === 'pending'));
  button.dataset.state = state;
  input.disabled = button.disabled = locked;
  alert.textContent = failure;
  input.setAttribute('aria-describedby', failure ? alert.id : form.dataset.note!);
}

async function send(form: HTMLElement): Promise<void> {
  const parts = partsOf(form);
  if (parts.button.disabled) return;
  const sentFrom = document.activeElement as HTMLElement | null;
  const section = form.parentElement!;
  const email = parts.input.value.trim();
  show(parts, 'pending');
  // A control that is switched off loses the focus: what stands around it keeps it.
  section.focus({ preventScroll: true });
  const failure = await subscribe(form.dataset.newsletter!, email);
  show(parts, failure ?? 'done');
  if (!failure) announce('subscribed');
  // After a failure the control has it back (ARCHITECTURE.md#faults N1), unless the reader is reading elsewhere, farther up than the
  // page may still be scrolling to the form: the keyboard would be taken there.
  else if (
    document.activeElement === section &&
    section.getBoundingClientRect().top < 2 * window.innerHeight
  )
    sentFrom?.focus({ preventScroll: true });
}

/** Until it is heard the button is off, so that no address ever ends up in the URL. */
export function unlockForm(): void {
  for (const form of document.querySelectorAll<HTMLElement>(FORM)) {
    const { button } = partsOf(form);
    if (button.dataset.state === 'idle') button.disabled = false;
  }
}

/** Lets the sign-up form send what is written in it. */
export function startForm(): void {
  onEach('submit', FORM, (form, event) => {
    event.preventDefault();
    void send(form);
  });
}
