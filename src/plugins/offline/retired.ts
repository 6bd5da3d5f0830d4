/// <reference lib="webworker" />
import { CACHE } from './format';

declare const self: ServiceWorkerGlobalScope;

/** Stands in the worker's place where a site has none: browsers that know the earlier one are rid of it with their next visit. */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.registration.unregister(), caches.delete(CACHE)])),
);
