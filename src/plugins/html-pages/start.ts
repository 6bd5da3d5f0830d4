import { driveWith } from '../navigation/goTo';
import { startTurning } from './router';
import './styles';

/** The book in the browser, without the app: what comes to a page after its first view (first-view/later.ts). */
driveWith(startTurning());
// Whoever waits for a page of Docusaurus to be live (tools that take pictures, tests) waits for its mark.
document.documentElement.dataset.hasHydrated = 'true';
