/// <reference lib="webworker" />
import { CACHE } from './format';

declare const self: ServiceWorkerGlobalScope;

/** The worker of a site that has none any more: browsers that have the earlier one get this in its place, and it removes itself. */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.registration.unregister(), caches.delete(CACHE)])),
);
