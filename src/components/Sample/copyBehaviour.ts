import { onEach } from '../../browser/delegate';
import { showOutcome } from '../StatusRegion/outcome';
import { copyText, selectText } from './copyText';

/** The code in sight: of a sample in two languages only one panel is shown. */
const shownCode = (button: HTMLElement): Element | undefined =>
  [...(button.closest('figure')?.querySelectorAll('code[data-language]') ?? [])].find(
    (code) => code.getClientRects().length > 0 && !code.closest('[hidden]'),
  );

/**
 * Copies the sample that a copy button belongs to. It says “copied” only when that is true; where copying is refused
 * it selects the code instead. Either word stays for 2 s after the last press.
 */
export async function copySample(button: HTMLElement): Promise<void> {
  const code = shownCode(button);
  if (!code) return;
  const copied = await copyText(code.textContent);
  if (!copied) selectText(code);
  showOutcome(button, copied ? 'copied' : 'refused');
}

/** Lets every copy button copy. */
export const startCopying = (): void =>
  onEach('click', '[data-copy]', (button) => void copySample(button));
