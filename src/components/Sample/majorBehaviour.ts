import { onEach } from '../../browser/delegate';
import { chosenMajor, rememberMajor } from '../NestFold/foldBehaviour';

/** Shows all install lines of a page for a major; where a line has one text only, that stays. */
function choose(root: ParentNode, major: string): void {
  for (const input of root.querySelectorAll<HTMLInputElement>(`[data-major] [value="${major}"]`)) {
    if (input.checked) continue;
    input.checked = true;
    // The same event as when the reader chooses, for those who listen to a sample's switch.
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Shows the install lines for the major that the reader has chosen before. */
export function chooseMajor(root: ParentNode): void {
  if (chosenMajor() === '12') choose(root, '12');
}

/** A choice at one line holds for all of them, and for the visit. */
export const startChoosingMajor = (): void =>
  onEach('change', '[data-major] input', (input) => {
    const { value } = input as HTMLInputElement;
    rememberMajor(value);
    choose(document, value);
  });
