// Visits every address of the built site as the server sends it, and says what is broken.
import { isWhole } from '../apps/web/app/content/content-files.server.ts';
import { listAllSlugs } from '../apps/web/app/content/list-slugs.server.ts';
import { isStandIn, prerenderPaths } from '../apps/web/app/site-paths.ts';
import { LANGUAGES } from '../packages/contract/src/languages.ts';
import { askAll } from './crawl/ask.mjs';
import { builtTexts } from './crawl/built-texts.mjs';
import { checkHtml } from './crawl/check-html.mjs';
import { expectedAnswers, findAddressFaults } from './crawl/find-address-faults.mjs';
import { findHardCodedText } from './crawl/find-hard-coded-text.mjs';
import { findHeadFaults } from './crawl/find-head-faults.mjs';
import { findInventedFaults } from './crawl/find-invented-faults.mjs';
import { findLanguageFaults } from './crawl/find-language-faults.mjs';
import { findLinkFaults, otherTargets } from './crawl/find-link-faults.mjs';
import { findOutlineFaults } from './crawl/find-outline-faults.mjs';
import { findSecretFaults } from './crawl/find-secret-faults.mjs';
import { findSitemapFaults, locationsIn } from './crawl/find-sitemap-faults.mjs';
import { findStructuredDataFaults } from './crawl/find-structured-data-faults.mjs';
import { findWeightFaults, fontBytes, scriptBytes } from './crawl/find-weight-faults.mjs';
import { groupByLanguage } from './crawl/group-by-language.mjs';
import { knownText } from './crawl/known-text.mjs';
import { readPage } from './crawl/read-page.mjs';
import { serveSite } from './crawl/serve-site.mjs';
import { findPictureFaults } from './share-pictures/find-picture-faults.mjs';
import { pictureSubjects } from './share-pictures/picture-subjects.mjs';
import { pictureSizes, readDrawn, withHashes } from './share-pictures/share-folder.mjs';

const MAX_SHOWN = 60;
const CODES = LANGUAGES.map(({ code }) => code);
const NOT_FOUND_BUILT = '/404/404'; // the build moves it to /404

const started = performance.now();
const { origin, stop } = await serveSite();
try {
  const faults = groupByLanguage(await crawl(), CODES);
  for (const fault of faults.slice(0, MAX_SHOWN)) console.error(fault);
  if (faults.length > MAX_SHOWN) console.error(`… and ${faults.length - MAX_SHOWN} more`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await stop();
}

async function crawl() {
  const paths = prerenderPaths(listAllSlugs()).map((path) => (path === NOT_FOUND_BUILT ? '/404' : path));
  const answers = await askAll(origin, paths);
  const all = [...answers].map(([path, { body }]) => readPage(path, body));
  const pages = all.filter(({ path }) => !isStandIn(path));
  const others = await askAll(origin, otherTargets(all, origin), { method: 'HEAD' });
  const files = [...new Set(pages.flatMap(({ scripts }) => scripts))];
  const scripts = await askAll(origin, files, { method: 'HEAD', coding: 'gzip' });
  const fonts = await askAll(origin, [...new Set(pages.flatMap((page) => page.fonts))], { method: 'HEAD' });
  const bytes = new Map(
    [...scripts, ...fonts].flatMap(([file, { status, bytes }]) => (status === 200 ? [[file, bytes]] : [])),
  );
  const faults = [
    ...[...answers].flatMap(([path, { status }]) =>
      status === (path.endsWith('/404') ? 404 : 200) ? [] : [`${path}: answers ${status}`],
    ),
    ...[...answers].flatMap(([path, { body }]) =>
      body.includes('placeholder.wordlamp') ? [`${path}: names the placeholder origin`] : [],
    ),
    ...findLinkFaults(all, new Map([...others].map(([path, { status }]) => [path, status])), origin),
    ...findHeadFaults(pages, origin),
    ...LANGUAGES.filter(({ code }) => isWhole(code)).flatMap(({ code, tag }) =>
      findHardCodedText(
        all.filter(({ path }) => languageIn(path) === code),
        knownText(code),
        tag,
      ),
    ),
    ...findLanguageFaults(pages, LANGUAGES, origin),
    ...findOutlineFaults(all),
    ...findStructuredDataFaults(pages),
    ...findWeightFaults(pages, bytes),
    ...(await addressFaults()),
    ...findSitemapFaults(pages, await sitemaps()),
    ...pictureFaults(pages),
    ...findSecretFaults(builtTexts(), process.env),
    ...findInventedFaults(all, builtTexts()),
    ...(await checkHtml([...answers].map(([path, { body }]) => ({ path, html: body })))),
  ];
  const heaviest = Math.max(...pages.map((page) => scriptBytes(page, bytes)));
  const inFonts = Math.max(...pages.map((page) => fontBytes(page, bytes)));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${all.length} pages, ${others.size} other targets, at most ${heaviest} bytes of JavaScript and ${inFonts} of fonts, ${seconds} s.`,
  );
  return faults;
}

/** Addresses without a language are English. @param {string} path */
function languageIn(path) {
  const [, first = ''] = path.split('/');
  return CODES.find((code) => code === first) ?? 'en';
}

async function addressFaults() {
  const expected = expectedAnswers(CODES);
  const answers = await askAll(
    origin,
    expected.map(({ path }) => path),
  );
  return findAddressFaults(
    expected.flatMap((entry) => {
      const answer = answers.get(entry.path);
      return answer ? [{ expected: entry, answer }] : [];
    }),
  );
}

/** The maps that the index names. */
async function sitemaps() {
  const index = await askAll(origin, ['/sitemap.xml']);
  const names = locationsIn(index.get('/sitemap.xml')?.body ?? '').map((address) => address.replace(origin, ''));
  return [...(await askAll(origin, names)).values()].map(({ body }) => body);
}

/** @param {readonly import('./crawl/read-page.mjs').Page[]} pages */
function pictureFaults(pages) {
  const faults = findPictureFaults(withHashes(pictureSubjects(pages)), readDrawn(), pictureSizes());
  return faults.map(({ file, fault }) => `${file} is ${fault}: npm run share-pictures`);
}
