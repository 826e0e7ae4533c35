import fc from 'fast-check';
import { HOSTILE_TEXTS, PATH_PARTS, SLOW_TEXTS } from './hostile-texts.mjs';
import { ROUTES } from './routes.mjs';

/**
 * @typedef {object} FuzzRequest
 * @property {string} route as the table of results names it
 * @property {boolean} isApi a wrong request is answered with JSON there
 * @property {string} method
 * @property {string} path as it goes over the wire
 * @property {Record<string, string>} headers
 * @property {string | undefined} body
 * @property {string | undefined} raw bytes to send instead of all that, one character each
 */

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'];
const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'APPLICATION/JSON',
  ';',
  '',
];

const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);
const anyValue = fc.oneof(
  { weight: 4, arbitrary: anyText },
  { weight: 1, arbitrary: fc.constantFrom(...SLOW_TEXTS) },
  { weight: 5, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
const identifier = fc.oneof(fc.uuid(), anyText.map(encodeText));
/** What a header may hold: visible ASCII, blanks and the upper half of Latin-1. */
const headerText = anyText.map((text) => text.replace(/[^\t\u0020-\u007e\u0080-\u00ff]/g, 'x').slice(0, 4000));

/** @param {string} text of any kind, half surrogate pairs among it */
function encodeText(text) {
  return encodeURIComponent(text.toWellFormed());
}

/**
 * A good body with some fields removed, of another type, or hostile.
 * @param {Readonly<Record<string, unknown>>} good
 */
function nearBody(good) {
  const fields = Object.entries(good).map(([name, value]) =>
    fc.oneof(
      { weight: 6, arbitrary: fc.constant({ [name]: value }) },
      { weight: 1, arbitrary: fc.constant({}) },
      { weight: 2, arbitrary: anyValue.map((other) => ({ [name]: other })) },
    ),
  );
  const extra = fc.dictionary(anyText, anyValue, { maxKeys: 2 });
  return fc.tuple(...fields, extra).map((parts) => JSON.stringify(Object.assign({}, ...parts)));
}

const farBody = fc.oneof(
  fc.json({ maxDepth: 6 }),
  anyText,
  fc.nat(2000).map((depth) => '['.repeat(depth)),
  fc.nat(300).map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
  fc.constantFrom('null', 'true', '0', '""', '[]', '{}', '{', '{"a":1e400}', '\ufeff{}', '{"__proto__":{"a":1}}'),
);

/** @param {readonly string[]} tokens of people who are signed in */
function headersFor(tokens) {
  const bearers = [...tokens, 'sb_publishable_wordlamp', 'x', 'a.b.c', 'eyJhbGciOiJub25lIn0.e30.'];
  return fc.record(
    {
      authorization: fc.oneof(
        fc.constantFrom(...bearers).map((token) => `Bearer ${token}`),
        headerText,
      ),
      'content-encoding': fc.constantFrom('gzip', 'br', 'identity', 'x'),
      'accept-encoding': fc.oneof(fc.constantFrom('br', 'gzip;q=0', '*;q=0', 'identity'), headerText),
      'x-forwarded-for': fc.oneof(fc.ipV4(), fc.ipV6(), headerText),
      'x-forwarded-host': fc.constant('evil.example'),
      'sec-fetch-site': fc.constantFrom('cross-site', 'same-origin', 'none'),
      'x-supabase-api-version': fc.oneof(fc.constant('2024-01-01'), headerText),
      'if-none-match': headerText,
      range: fc.constantFrom('bytes=0-,0-,0-', 'bytes=-1', 'bytes=9-1'),
      accept: fc.oneof(fc.constantFrom('*/*', 'text/csv'), headerText),
      'accept-profile': headerText,
      origin: fc.constant('https://evil.example'),
      cookie: headerText,
      'user-agent': headerText,
      'x-filler': fc.constantFrom('x'.repeat(4000), 'x'.repeat(15_000), 'x'.repeat(20_000)),
    },
    { requiredKeys: [] },
  );
}

/** Most requests carry no token, some many. @param {readonly string[]} tokens */
function someHeaders(tokens) {
  const all = headersFor(tokens);
  const signedIn = fc.constantFrom(...tokens, 'x').map((token) => ({ authorization: `Bearer ${token}` }));
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    { weight: 3, arbitrary: signedIn },
    { weight: 1, arbitrary: all },
  );
}

/** @param {string} path of a route */
function pathOf(path) {
  const filled = identifier.map((id) => path.replace(':id', id));
  const parts = fc.array(fc.oneof(fc.constantFrom(...PATH_PARTS), anyText.map(encodeText)), {
    minLength: 1,
    maxLength: 4,
  });
  const [bare = '', query = ''] = path.split('?');
  const names = [...new URLSearchParams(query).keys(), 'grant_type', 'redirect_to', 'x'];
  const otherQuery = fc.array(fc.tuple(fc.constantFrom(...names), anyText.map(encodeText)), { maxLength: 4 });
  return fc.oneof(
    { weight: 8, arbitrary: filled.map((text) => ({ path: text, isKnown: true })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(filled, parts)
        .map(([text, more]) => ({ path: `${text.split('?')[0]}/${more.join('/')}`, isKnown: false })),
    },
    {
      weight: 1,
      arbitrary: otherQuery.map((pairs) => ({
        path: `${bare.replace(':id', 'x')}?${pairs.map((pair) => pair.join('=')).join('&')}`,
        isKnown: true,
      })),
    },
  );
}

/** HTTP that is malformed: cut off, doubled, or with a few bytes that are others. @param {string} good */
function malformed(good) {
  const changes = fc.array(fc.tuple(fc.nat(good.length), fc.string({ unit: 'binary', maxLength: 3 })), {
    minLength: 1,
    maxLength: 5,
  });
  return fc
    .oneof(
      changes.map((all) =>
        all.reduce((text, [at, bytes]) => text.slice(0, at) + bytes + text.slice(at + bytes.length), good),
      ),
      fc.nat(good.length).map((length) => good.slice(0, length)),
      fc
        .constantFrom(
          'content-length: 5',
          'transfer-encoding: chunked',
          'transfer-encoding: x',
          'expect: 100-continue',
          'host: b',
          'upgrade: h2c\r\nconnection: upgrade',
        )
        .map((line) => good.replace('\r\n\r\n', `\r\n${line}\r\n\r\n`)),
      fc.string({ unit: 'binary', maxLength: 200 }),
    )
    .map((text) => Buffer.from(text).toString('latin1'));
}

/** @param {readonly string[]} tokens @returns {import('fast-check').Arbitrary<FuzzRequest>} */
export function fuzzRequests(tokens) {
  return fc.constantFrom(...ROUTES).chain((route) =>
    fc
      .tuple(
        fc.oneof(
          { weight: 8, arbitrary: fc.constantFrom(...route.methods) },
          { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
        ),
        pathOf(route.path),
        someHeaders(tokens),
        fc.oneof(
          { weight: 9, arbitrary: fc.constant('application/json') },
          { weight: 1, arbitrary: fc.constantFrom(...TYPES) },
        ),
        fc.oneof({ weight: 4, arbitrary: nearBody(route.body ?? {}) }, { weight: 1, arbitrary: farBody }),
      )
      .map((parts) => requestOf(route, ...parts))
      .chain((request) =>
        fc.oneof(
          { weight: 11, arbitrary: fc.constant(request) },
          { weight: 1, arbitrary: malformed(asText(request)).map((raw) => ({ ...request, ...MALFORMED, raw })) },
        ),
      ),
  );
}

const MALFORMED = { route: 'malformed HTTP', isApi: false };

/**
 * @param {import('./routes.mjs').Route} route
 * @param {string} method
 * @param {{ path: string, isKnown: boolean }} target
 * @param {Record<string, string>} others
 * @param {string} type
 * @param {string} text
 * @returns {FuzzRequest}
 */
function requestOf(route, method, { path, isKnown }, others, type, text) {
  const hasBody = !['GET', 'HEAD', 'TRACE'].includes(method);
  return {
    route: route.path.split('?')[0] ?? '',
    isApi: isKnown && /^\/(auth|rest|functions|api)\//.test(path),
    method,
    path,
    headers: hasBody ? { 'content-type': type, ...others } : { ...others },
    body: hasBody ? text.toWellFormed() : undefined,
    raw: undefined,
  };
}

/** @param {FuzzRequest} request */
function asText({ method, path, headers, body = '' }) {
  const lines = Object.entries({ host: 'localhost', ...headers, 'content-length': String(Buffer.byteLength(body)) });
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
}
