/**
 * Runs the app, whose parts have come together, one after the other: in one go they keep a slow phone from answering for 65 ms
 * (CPU slowed down four times), and from 50 ms on readers feel it. Not by `await` at the module's top level: for that the bundler
 * puts 0.4 kB into the page's own script.
 */
export async function runApp(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  // A task of its own: what the reader has done meanwhile comes first.
  await new Promise((next) => setTimeout(next));
  await import(/* webpackMode: "eager" */ 'site-app');
}
