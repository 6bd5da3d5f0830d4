import { onEach } from '../../browser/delegate';
import { COPIED_PAGE_TIMEOUT_MS } from '../../constants';
import { copyText, silence } from '../Sample/copyText';
import { showOutcome } from '../StatusRegion/outcome';

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(COPIED_PAGE_TIMEOUT_MS) });
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || response.redirected || type.startsWith('text/html'))
    throw new Error(`No text at ${address}: ${response.status}`);
  return response.text();
}

/** Puts a text that is still on its way on the clipboard: Safari allows it only where the click itself begins it. */
async function copyLater(text: Promise<string>): Promise<boolean> {
  const { clipboard } = navigator as { clipboard?: Partial<Clipboard> };
  if (typeof ClipboardItem === 'undefined' || !clipboard?.write) return copyText(await text);
  try {
    const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
    // A clipboard that refuses leaves this promise unhandled; whether there was a text is known from `text`.
    blob.catch(() => undefined);
    await Promise.race([
      clipboard.write([new ClipboardItem({ 'text/plain': blob })]),
      text.then(silence),
    ]);
    return true;
  } catch {
    return copyText(await text);
  }
}

/**
 * Copies the Markdown twin of a page, whose address is in the button's `data-copy-page`. The outcome is in `data-outcome` for 2 s,
 * where CSS shows it: if the text or the clipboard fails, it names the link beside the button; offline, where that link does not
 * work, it names the reason.
 */
async function copyPage(button: HTMLElement): Promise<void> {
  const copied = await copyLater(fetchText(button.dataset.copyPage!)).catch(() => false);
  showOutcome(button, copied ? 'copied' : navigator.onLine ? 'unfetched' : 'offline');
}

/** Lets every such button copy. */
export const startCopyingPages = (): void =>
  onEach('click', '[data-copy-page]', (button) => void copyPage(button));
