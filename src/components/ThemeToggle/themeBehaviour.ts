import { onEach } from '../../browser/delegate';
import { announce } from '../StatusRegion/announce';
import { followTheme, toggleTheme } from './theme';

/** Lets the switch flip the theme, and follows other tabs and the system. */
export function startThemeToggle(): void {
  followTheme();
  onEach('click', '[data-theme-toggle]', () => announce(toggleTheme()));
}
