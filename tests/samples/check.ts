/**
 * npm run check                    all pages
 * npm run check -- docs/guards.md  these pages
 */
import {installPackages} from './install';

installPackages(__dirname);
// The checks themselves need the TypeScript that was just installed.
void import('./checks').then(async ({checkPages}) => {
  process.exitCode = (await checkPages(process.argv.slice(2))) ? 0 : 1;
});
