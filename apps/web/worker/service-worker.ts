import { sharedLocation } from '@wordlamp/contract/share-target';
import { isLanguageCode } from '@wordlamp/engine/languages';
import { ExpirationPlugin } from 'workbox-expiration';
import { Route, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, type Strategy } from 'workbox-strategies';
import { offlinePath } from '../app/site-paths.ts';
import { ANY_FORM, keep, keptLanguage } from './kept.ts';
import type { WorkerMessage } from './messages.ts';
import { type Treatment, treatmentOf } from './treatment.ts';

declare const self: ServiceWorkerGlobalScope;
/** The version of this build's scripts; pages know their own. */
declare const __VERSION__: string;

/** Recently opened pages, with their data. */
const MAX_PAGES = 60;
/** Scripts, styles and fonts: about three times what the site has for one language. */
const MAX_FILES = 250;
/** A connection slower than this counts as offline if there is a cached page. */
const PATIENCE_SECONDS = 4;

type Plugin = Strategy['plugins'][number];

/** Only caches successful responses of the requested URL: no errors, no redirects to other pages. */
const onlyWhole: Plugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && response.type === 'basic' && !response.redirected ? response : null,
};
/** A page's search parameters do not change its HTML, so they are not part of cache keys. */
const withoutQuery: Plugin = { cacheKeyWillBeUsed: async ({ request }) => pathOf(request) };
/** Also looks in the precache. */
const fromEverywhere: Plugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? (await caches.match(pathOf(request), ANY_FORM)) ?? null,
};
const inPlaceOfPage: Plugin = { handlerDidError: async ({ request }) => standIn(new URL(request.url)) };
/** A page reached by client-side navigation has only loaded its data; to be opened offline it also needs its HTML. */
const withItsPage: Plugin = {
  cacheDidUpdate: async ({ request, event }) => {
    const [, page] = /^(.+)\.data$/.exec(pathOf(request)) ?? [];
    if (page !== undefined && !(await caches.match(page, ANY_FORM))) event.waitUntil(keepPage(page, event));
  },
};
const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, matchOptions: ANY_FORM, purgeOnQuotaError: true });

const lastPages = {
  cacheName: 'pages',
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions: ANY_FORM,
};
const common = [onlyWhole, withoutQuery, fromEverywhere, atMost(MAX_PAGES)];
const pages = new NetworkFirst({ ...lastPages, plugins: [...common, inPlaceOfPage] });
const data = new NetworkFirst({ ...lastPages, plugins: [...common, withItsPage] });
const files = new CacheFirst({
  cacheName: 'files',
  matchOptions: ANY_FORM,
  plugins: [onlyWhole, fromEverywhere, atMost(MAX_FILES)],
});
const others = new NetworkOnly({ plugins: [inPlaceOfPage] });

for (const [treatment, strategy] of [
  ['page', pages],
  ['data', data],
  ['file', files],
  ['other', others],
] as const)
  registerRoute(new Route(({ url, request }) => treatmentFor(url, request) === treatment, strategy));

registerRoute(
  ({ url, request }) => treatmentFor(url, request) === 'share',
  async ({ url }) => Response.redirect(new URL(sharedLocation(url.searchParams, await keptLanguage()), url), 302),
);

function treatmentFor(url: URL, { mode, method }: Request): Treatment {
  return treatmentOf({ url, origin: self.location.origin, isNavigation: mode === 'navigate', method });
}

/** The offline page in the page's language. */
async function standIn({ pathname }: URL): Promise<Response | undefined> {
  const [, first] = pathname.split('/', 2);
  const language = isLanguageCode(first) ? first : await keptLanguage();
  if (pathname === '/') return Response.redirect(`/${language}`, 302);
  return (
    (await caches.match(offlinePath(language), ANY_FORM)) ?? caches.match(offlinePath(await keptLanguage()), ANY_FORM)
  );
}

/** The page last: one that is cached has its scripts. */
async function keepPage(page: string, event: ExtendableEvent): Promise<void> {
  const html = await (await fetch(page)).text();
  for (const [, file = ''] of html.matchAll(/ data-(?:boot|payload)="(\/assets\/[^"]+)"/g))
    await files.handle({ request: new Request(file), event });
  await pages.handle({ request: new Request(page), event });
}

function pathOf({ url }: Request): string {
  return new URL(url).pathname.replace(/(?<=.)\/$/, '');
}

self.addEventListener('message', (event) => {
  const message: WorkerMessage = event.data;
  if (message.do === 'takeOver') event.waitUntil(self.skipWaiting());
  if (message.do === 'version') event.ports[0]?.postMessage(__VERSION__);
  // Interrupted: the next visit continues.
  if (message.do === 'keep')
    event.waitUntil(keep(message.language).catch((reason) => console.info('Kept later.', reason)));
});
