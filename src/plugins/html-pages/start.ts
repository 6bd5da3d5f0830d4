import { driveWith } from '../navigation/goTo';
import { startTurning } from './router';
import './styles';

/** The book in the browser, without the app: what comes to a page after its first view (first-view/later.ts). */
driveWith(startTurning());
// Docusaurus' own mark of a page that is live: screenshot tools and tests wait for it.
document.documentElement.dataset.hasHydrated = 'true';
