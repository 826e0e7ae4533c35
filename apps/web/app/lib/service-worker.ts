import type { LanguageCode } from '@wordlamp/engine/languages';
import type { WorkerMessage } from '../../worker/messages.ts';

/** Milliseconds after which a tab that becomes visible checks for a new version. Browsers check at each navigation. */
const UPDATE_INTERVAL_MS = 60 * 60 * 1000;

let isWatching = false;
/** Whether this device has visited before this page. */
let isReturning: boolean | undefined;

/**
 * Caches the generators of a language for offline visits. The first visit only registers the service worker: what it
 * caches is fetched from the second visit on, and not in data-saving mode.
 * @param onNewVersion called if the page's scripts are older than the site's; `reload` switches to the new ones
 */
export async function keepForOffline(
  language: LanguageCode,
  onNewVersion: (reload: () => void) => void,
): Promise<void> {
  isReturning ??= (await navigator.serviceWorker.getRegistration())?.active != null;
  const registration = await navigator.serviceWorker.register('/sw.js');
  const { connection } = navigator as Navigator & { connection: { saveData: boolean } | undefined };
  if (isReturning && !connection?.saveData) tell(registration.active, { do: 'keep', language });
  if (isWatching) return;
  isWatching = true;
  void watchVersions(registration, onNewVersion);
  watchVisibility(registration);
}

async function watchVersions(
  registration: ServiceWorkerRegistration,
  onNewVersion: (reload: () => void) => void,
): Promise<void> {
  if (registration.waiting) await meet(registration.waiting, onNewVersion);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && registration.active) void meet(installing, onNewVersion);
    });
  });
}

/** A worker of the page's own version may take over silently. For another version the visitor is asked. */
async function meet(waiting: ServiceWorker, onNewVersion: (reload: () => void) => void): Promise<void> {
  if ((await versionOf(waiting)) === pageVersion()) tell(waiting, { do: 'takeOver' });
  else onNewVersion(() => reloadWith(waiting));
}

function reloadWith(waiting: ServiceWorker): void {
  // Another tab may have activated it in the meantime.
  if (waiting.state !== 'installed') location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  tell(waiting, { do: 'takeOver' });
}

/** Never resolves if the worker does not know the message, e.g. the one that only removes the other. */
function versionOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  tell(worker, { do: 'version' }, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
}

/** Of the scripts that the page runs. */
function pageVersion(): string | undefined {
  return (globalThis as { __reactRouterManifest?: { version: string } }).__reactRouterManifest?.version;
}

function watchVisibility(registration: ServiceWorkerRegistration): void {
  let askedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - askedAt < UPDATE_INTERVAL_MS) return;
    askedAt = performance.now();
    registration.update().catch((reason: unknown) => console.info('No new version can be asked for.', reason));
  });
}

function tell(worker: ServiceWorker | null, message: WorkerMessage, ports: Transferable[] = []): void {
  worker?.postMessage(message, ports);
}
