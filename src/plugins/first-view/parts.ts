/**
 * Runs the parts of the app, which are in one file, one after the other: together they keep a slow phone (CPU slowed down four times)
 * from answering for 65 ms, and readers feel tasks above 50 ms. A function, since for `await` at the module's top level the bundler
 * adds 0.4 kB to the script of every page.
 */
export async function runApp(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  // In a task of its own, after what the reader has done meanwhile.
  await new Promise((next) => setTimeout(next));
  await import(/* webpackMode: "eager" */ 'site-app');
}
