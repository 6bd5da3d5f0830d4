import { whenLoaded, whenIdle } from '../../browser/idle';
import { savesData } from '../../browser/network';
import { WORKER } from '../../hosting/workerFile';
import { CACHE, type Progress, type KeepRequest } from './format';

/** The page's side of reading without a network: has the worker keep the book, tells how far that is, takes it back. */

/**
 * - `unknown`: not begun, under way, or not possible here
 * - `kept`: all of the book is on this device
 * - `removed`: the reader has had it removed, and it is not kept again
 * - `waiting`: the reader wants it again, and there is no network
 */
export type State = 'unknown' | 'kept' | 'removed' | 'waiting';

/** Where the reader's choice is remembered; anything there means that the book is not to be kept. */
const CHOICE = 'offline';

let state: State = 'unknown';
const listeners = new Set<() => void>();

/** What is known now; `onState` tells of changes. */
export const currentState = (): State => state;

/** Calls back after each change of the state. */
export const onState = (listener: () => void): void => void listeners.add(listener);

function become(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

function choice(): string | null {
  try {
    return localStorage.getItem(CHOICE);
  } catch {
    return null;
  }
}

/** Whether the reader has had the book removed, also a moment ago in another tab. */
const isRemoved = (): boolean => state === 'removed' || choice() !== null;

/** Whether the book is to be kept. */
const isWanted = (): boolean => !isRemoved() && !savesData();

/** How long to wait for a worker to keep a file, in ms: browsers may end a worker, and no file takes longer on a slow line. */
const ANSWER_TIMEOUT_MS = 120_000;

/** Has a worker keep the next file. Without an answer in time it has failed, and is asked again when the network returns, or with the next visit. */
const ask = (worker: ServiceWorker, request: KeepRequest): Promise<Progress> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (progress: Progress): void => {
      clearTimeout(timer);
      port1.close();
      resolve(progress);
    };
    const timer = setTimeout(() => end({ failed: true }), ANSWER_TIMEOUT_MS);
    port1.onmessage = ({ data }) => end(data as Progress);
    worker.postMessage(request, [port2]);
  });

/** Has a worker keep one file after the other, each when the browser is idle. */
async function keepAll(worker: ServiceWorker): Promise<void> {
  while (isWanted() && worker.state !== 'redundant') {
    const progress = await ask(worker, { path: window.location.pathname });
    // The reader has had the book removed meanwhile, and the worker has kept one more file.
    if (isRemoved()) {
      await caches.delete(CACHE);
      return;
    }
    if ('failed' in progress) return;
    if (progress.left === 0) {
      become('kept');
      return;
    }
    await new Promise<void>((resolve) => whenIdle(resolve));
  }
}

/** The workers that are being asked: a new one is reported twice, and would fetch each file twice. */
const busy = new WeakSet<ServiceWorker>();

function keepOn(worker: ServiceWorker): void {
  if (busy.has(worker)) return;
  busy.add(worker);
  void keepAll(worker)
    // Storage is blocked: nothing is there.
    .catch(() => undefined)
    .then(() => busy.delete(worker));
}

function whenActive(worker: ServiceWorker | null): void {
  if (!worker) return;
  if (worker.state === 'activated') return keepOn(worker);
  worker.addEventListener('statechange', () => worker.state === 'activated' && keepOn(worker));
}

/** The removal that is under way: a worker that is registered before it has ended would be removed, too. */
let removal: Promise<unknown> | undefined;

async function start(): Promise<void> {
  await removal;
  if (!isWanted()) return;
  // Offline, nothing can be fetched, but the worker can tell whether all is kept: it fails if a file is missing.
  if (!navigator.onLine) {
    whenActive(navigator.serviceWorker.controller);
    return;
  }
  try {
    const registration = await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
    // A new release's worker is installed only after the old one has been asked.
    registration.addEventListener('updatefound', () => whenActive(registration.installing));
    whenActive(registration.installing ?? registration.waiting ?? registration.active);
  } catch {
    // Blocked, private or broken: an ordinary site.
  }
}

function beginAgain(): void {
  become(navigator.onLine ? 'unknown' : 'waiting');
  void start();
}

/** Begins when the page has loaded and the browser is idle. */
export function keepBook(): void {
  if (!('serviceWorker' in navigator)) return;
  // The reader has chosen in another tab. A null key means that all of the storage was cleared.
  const follow = (): void => {
    if (choice() !== null) become('removed');
    else if (state === 'removed') beginAgain();
  };
  window.addEventListener('storage', ({ key }) => {
    if (key === CHOICE || key === null) follow();
  });
  // A page in the back-forward cache hears no `storage` event.
  window.addEventListener('pageshow', ({ persisted }) => persisted && follow());
  if (choice() !== null) return become('removed');
  whenLoaded(() => void start());
  // What was put off while there was no network.
  window.addEventListener('online', () => {
    if (state === 'waiting') become('unknown');
    if (state === 'unknown') whenIdle(() => void start());
  });
}

async function removeAll(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await caches.delete(CACHE);
}

/** Takes the book off this device, and remembers not to keep it again. */
export function removeBook(): void {
  become('removed');
  try {
    localStorage.setItem(CHOICE, 'off');
  } catch {
    // Storage is blocked: with the next visit the question is open again.
  }
  removal = removeAll().catch(() => undefined);
}

/** Keeps the book again. */
export function keepBookAgain(): void {
  try {
    localStorage.removeItem(CHOICE);
  } catch {
    // As above.
  }
  beginAgain();
}
