import { API_PREFIXES } from '../../packages/contract/src/api-prefixes.ts';

/** The list of redirects that people and old links use; every language has its own of the last. */
const TO_ENGLISH = [
  '/ai-prompt-generator',
  '/art-prompt-generator',
  '/json-prompt',
  '/resources',
  '/prompt-templates',
  '/features',
  '/blog',
  '/community',
];
const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * @typedef {object} Expected
 * @property {string} path @property {number} status
 * @property {string} [location] below the origin
 * @property {string} [type]
 * @typedef {{ status: number, location: string | undefined, type: string | undefined }} Answer
 */

/**
 * How the server answers addresses that are not simply pages: redirects, what does not exist, what programs read.
 * @param {readonly string[]} languages codes, the default one first @returns {Expected[]}
 */
export function expectedAnswers(languages) {
  const [english] = languages;
  return [
    { path: '/', status: 302, location: `/${english}` },
    { path: '/?code=1&error=a%20b', status: 302, location: `/${english}?code=1&error=a%20b` },
    ...TO_ENGLISH.map((path) => ({ path: `${path}?a=1`, status: 308, location: `/${english}${path}?a=1` })),
    { path: '/json-prompt-generator', status: 308, location: `/${english}/json-prompt` },
    ...languages.flatMap((code) => [
      { path: `/${code}/json-prompt-generator`, status: 308, location: `/${code}/json-prompt` },
      { path: `/${code}/`, status: 308, location: `/${code}` },
      { path: `/${code.toUpperCase()}/about/?a=1`, status: 308, location: `/${code}/about?a=1` },
      { path: `/${code}/prompt-templates.md`, status: 200, type: 'text/markdown; charset=utf-8' },
      { path: `/${code}/no-such-page`, status: 404, type: HTML },
      { path: `/${code}/blog/no-such-article`, status: 404, type: HTML },
    ]),
    { path: '/no-such-page', status: 404, type: HTML },
    { path: '/blog/no-such-article', status: 404, type: HTML },
    { path: '/about', status: 404, type: HTML },
    ...API_PREFIXES.map((path) => ({ path: `${path}/no-such-thing`, status: 404, type: JSON_TYPE })),
    { path: '/sitemap.xml', status: 200, type: 'application/xml; charset=utf-8' },
    { path: '/robots.txt', status: 200, type: 'text/plain; charset=utf-8' },
    { path: '/llms.txt', status: 200, type: 'text/plain; charset=utf-8' },
    { path: '/site.webmanifest', status: 200, type: 'application/manifest+json; charset=utf-8' },
    { path: '/favicon.ico', status: 200, type: 'image/x-icon' },
    { path: '/favicon.svg', status: 200, type: 'image/svg+xml; charset=utf-8' },
    { path: '/apple-touch-icon.png', status: 200, type: 'image/png' },
  ];
}

/** @param {readonly { expected: Expected, answer: Answer }[]} answers */
export function findAddressFaults(answers) {
  return answers.flatMap(({ expected: { path, ...wanted }, answer }) =>
    Object.entries(wanted)
      .map(([name, value]) => ({ name, value, own: answer[/** @type {keyof Answer} */ (name)] }))
      .filter(({ value, own }) => value !== own)
      .map(({ name, value, own }) => `${path}: ${name} is ${own}, not ${value}`),
  );
}
