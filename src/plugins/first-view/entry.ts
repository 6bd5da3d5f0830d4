// The style sheet is part of the first view: an entry without styles would leave all of it to the app.
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
  // Pressed before this script was there (boot script).
  const root = document.documentElement as HTMLElement & Pressed;
  const pressed = root.pressed ?? [];
  delete root.pressed;
  // From here on a script that fails takes nothing from the reader.
  if (isWhole()) root.dataset.live = '';
  pressed.forEach((element) => element.click());
  startLaterWhenWanted();
}

// The text is seen first: what starts the page asks where things are, and would keep it from being painted. In the
// background nothing is painted.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
