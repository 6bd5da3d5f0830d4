import { isReplaced } from '../../browser/release';
import { reloadInPlace } from './reload';
import { searchArea } from './openSearch';

/**
 * The dialog's script did not come. Where a new release has taken it away, a line in the dialog says so, and a reload
 * brings the search, with the page as it is; otherwise the dialog goes on leading to the search page.
 * @param dialog as the opener made it
 */
export async function offerReload(dialog: HTMLDialogElement): Promise<void> {
  const form = dialog.querySelector('form');
  const note = form?.querySelector('p');
  if (!form || !note || note.dataset.told !== undefined || !(await isReplaced())) return;
  note.dataset.told = '';
  note.setAttribute('role', 'status');
  const button = document.createElement('button');
  const { replaced = '', reload = '' } = searchArea()?.dataset ?? {};
  button.textContent = reload;
  note.replaceChildren(replaced, button);
  form.addEventListener('submit', (event) => {
    if (event.submitter?.getAttribute('formmethod') === 'dialog') return;
    event.preventDefault();
    reloadInPlace();
  });
}
