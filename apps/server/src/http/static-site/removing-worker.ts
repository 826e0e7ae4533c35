/**
 * Replaces the site's service worker: takes over at once, deletes all caches and unregisters itself. Browsers that
 * still have the other one get it at their next visit; open pages stay as they are.
 */
export const REMOVING_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  ),
);
`;
