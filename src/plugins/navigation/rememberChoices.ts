import { choices, made, shownPath } from './choices';

/** Remembers them as they are made: leaving a page, which a reader waits for, has nothing to look for then. */
export function startChoices(): void {
  const remember = (): unknown =>
    made.set(
      shownPath,
      Array.from(choices(), (choice) => Number(choice.matches('[open], :checked'))).join(''),
    );
  // What one of them changes with it (Sample/majorBehaviour.ts) comes first.
  for (const type of ['change', 'toggle'])
    document.addEventListener(type, () => setTimeout(remember), true);
}
