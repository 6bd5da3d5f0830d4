import { choices, made, shownPath } from './choices';

/** Remembers the reader's choices as they are made, and not when the page is left, since then the reader waits. */
export function startChoices(): void {
  const remember = (): unknown =>
    made.set(
      shownPath,
      Array.from(choices(), (choice) => Number(choice.matches('[open], :checked'))).join(''),
    );
  // Later, because a choice may change others of the page (Sample/majorBehaviour.ts).
  for (const type of ['change', 'toggle'])
    document.addEventListener(type, () => setTimeout(remember), true);
}
