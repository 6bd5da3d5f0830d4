// Imported here, so that the style sheet is loaded with the first view and not with the app.
import '../../css/base.css';
import { keepScroll } from '../navigation/scroll';
import { isWhole, startLaterWhenWanted } from './later';
import { startPage } from './page';

/** What the boot script keeps on the document's element until this script takes it over. */
interface Pressed {
  /** Controls that were clicked before. */
  pressed?: HTMLElement[];
}

/** The browser's entry: brings the page to life, then lets the rest come. */
function start(): void {
  keepScroll();
  startPage();
  // What was pressed before this script was there (boot/bootScript.ts).
  const root = document.documentElement as HTMLElement & Pressed;
  const pressed = root.pressed ?? [];
  delete root.pressed;
  // From here on the page works, and a script that fails to load is no reason to reload it (boot/bootScript.ts).
  if (isWhole()) root.dataset.live = '';
  pressed.forEach((element) => element.click());
  startLaterWhenWanted();
}

// Where the boot script has left the page alone, nothing of this one runs either. Otherwise after the first paint: `start` asks for
// positions, which would lay the page out and delay that. In the background nothing is painted, so it starts at once.
if (document.documentElement.dataset.js !== undefined) {
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
}
