import { startCopyingPages } from '../../components/PageActions/copyPage';
import { followPageEnd } from '../../components/Article/pageEndBehaviour';
import { showInMenu } from '../../components/Menu/menuBehaviour';
import { openFolds } from '../../components/NestFold/foldBehaviour';
import { startForm, unlockForm } from '../../components/Newsletter/formBehaviour';
import { startPopups } from '../../components/Popup/popupBehaviour';
import { fillRemoteSamples } from '../../components/RemoteSample/remoteBehaviour';
import { startCopying } from '../../components/Sample/copyBehaviour';
import { chooseMajor, startChoosingMajor } from '../../components/Sample/majorBehaviour';
import { searchHiddenPanels } from '../../components/Sample/panelSearch';
import { watchScrollBoxes } from '../../components/ScrollBox/scrollBehaviour';
import { leaveMenu, showSidebar, startSidebar } from '../../components/Sidebar/sidebarBehaviour';
import { followContents } from '../../components/TableOfContents/contentsBehaviour';
import { startThemeToggle } from '../../components/ThemeToggle/themeBehaviour';
import { nameShortcut, startSearch } from '../../search/bar/searchBehaviour';
import { whenPainted } from '../../browser/idle';
import { layOutInSteps } from '../../browser/layOut';
import { TEXT, WHOLE } from '../../browser/text';

/**
 * What a page does by itself, without React: it is started once, by `entry.ts`, and told of each page that is shown
 * after the first. The components write the markup and leave it alone from then on.
 */

/** These end what has been started for the text shown, and for the contents list shown. */
let leaveText = (): void => undefined;
let leaveContents = (): void => undefined;

/** The text shown, if the page has one; nothing before the first page. */
let text: Element | null | undefined;

/**
 * Starts what works on the text, unless that has been done: after a link within the page it is still the same element. A text that is
 * not all there yet (html-pages/parts.ts) only shows what the reader has chosen before, and gets the rest later.
 */
function bringTextToLife(): void {
  const found = document.querySelector<HTMLElement>(TEXT);
  if (found === text) return;
  if (found) {
    openFolds(found);
    chooseMajor(found);
    if (found.dataset.inPart !== undefined) return found.addEventListener(WHOLE, bringTextToLife);
  }
  leaveText();
  text = found;
  const cleanups = [layOutInSteps(found, document.getElementById('contents'))];
  if (found) {
    // What nobody sees at once waits until the text is painted.
    whenPainted(() => {
      if (text !== found) return;
      cleanups.push(
        watchScrollBoxes(found),
        fillRemoteSamples(found),
        searchHiddenPanels(found),
        followPageEnd(),
      );
    });
  }
  leaveText = () => cleanups.forEach((cleanup) => cleanup());
}

/** Marks where the reader is, in the contents list and in the menu. */
function showPlace(): void {
  leaveContents();
  leaveContents = followContents();
  showInMenu(window.location.pathname);
}

/** Starts what works on elements that are new in the document; the others stay as the reader has left them. */
function bringToLife(): void {
  bringTextToLife();
  showSidebar();
  unlockForm();
  nameShortcut();
}

/** Starts all of it, for the page that the browser has opened. */
export function startPage(): void {
  startSidebar();
  startThemeToggle();
  startPopups();
  startCopying();
  startChoosingMajor();
  startCopyingPages();
  startForm();
  startSearch();
  bringToLife();
  showPlace();
}

/**
 * A page is in the document.
 * @param isFirst whether it is the one that the browser has opened, so that nobody has navigated
 */
export function pageShown(isFirst: boolean): void {
  if (!isFirst) leaveMenu();
  // The new contents list is followed after the paint; until then the old one's observer must not look at the new page.
  leaveContents();
  whenPainted(showPlace);
  bringToLife();
  // Pages that need the app are live only from here on; for all others, entry.ts has set this.
  document.documentElement.dataset.live = '';
}
