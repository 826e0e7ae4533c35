import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp, testApp } from '../../testing/test-app.ts';
import { TEST_SCRIPT } from '../../testing/write-test-site.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Sends the path unchanged, and does not decompress the response. */
function ask(url: string, path: string, headers: Record<string, string> = {}, method = 'GET') {
  type Raw = { status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: Buffer };
  return new Promise<Raw>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const outgoing = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on('error', reject).end();
  });
}

test.each([
  { path: '/', status: 302, to: '/en' },
  { path: '/?code=1&error=a%20b', status: 302, to: '/en?code=1&error=a%20b' },
  { path: '/ai-prompt-generator', status: 308, to: '/en/ai-prompt-generator' },
  { path: '/art-prompt-generator?x=1', status: 308, to: '/en/art-prompt-generator?x=1' },
  { path: '/json-prompt', status: 308, to: '/en/json-prompt' },
  { path: '/resources', status: 308, to: '/en/resources' },
  { path: '/prompt-templates', status: 308, to: '/en/prompt-templates' },
  { path: '/features', status: 308, to: '/en/features' },
  { path: '/blog', status: 308, to: '/en/blog' },
  { path: '/community', status: 308, to: '/en/community' },
  { path: '/json-prompt-generator', status: 308, to: '/en/json-prompt' },
  { path: '/fr/json-prompt-generator', status: 308, to: '/fr/json-prompt' },
  { path: '/FR/json-prompt-generator/', status: 308, to: '/fr/json-prompt' },
  { path: '/ja/community/light-only-challenge', status: 308, to: '/ja/community/one-room-two-lights' },
  { path: '/blog/', status: 308, to: '/en/blog' },
  { path: '/en/', status: 308, to: '/en' },
  { path: '/en///', status: 308, to: '/en' },
  { path: '/EN', status: 308, to: '/en' },
  { path: '/Fr/?q=%2F%2Fevil', status: 308, to: '/fr?q=%2F%2Fevil' },
  { path: '/EN/about/?a=1', status: 308, to: '/en/about?a=1' },
  { path: '/blog/post/', status: 308, to: '/blog/post' },
])('$path leads to $to with $status', async ({ path, status, to }) => {
  const answer = await ask(app.url, path);

  expect({ status: answer.status, to: answer.headers.location }).toEqual({ status, to });
});

test.each([
  { path: '/nowhere', title: 'Oops! Page not found' },
  { path: '/fr/nulle-part', title: 'Page introuvable' },
  { path: '/FR/nulle-part/', title: 'Page introuvable' },
  { path: '/xx/about', title: 'Oops! Page not found' },
  { path: '/en/404', title: 'Oops! Page not found' },
  { path: '/fr/404', title: 'Page introuvable' },
  { path: '/en/About', title: 'Oops! Page not found' },
  { path: '/en/index.html', title: 'Oops! Page not found' },
  { path: '/__spa-fallback.html', title: 'Oops! Page not found' },
  { path: '/.vite/manifest.json', title: 'Oops! Page not found' },
  { path: '/assets/', title: 'Oops! Page not found' },
  { path: '/%', title: 'Oops! Page not found' },
  { path: '/%E0%A4%A', title: 'Oops! Page not found' },
  { path: '/%00', title: 'Oops! Page not found' },
  { path: '//evil.example', title: 'Oops! Page not found' },
  { path: '//evil.example/', title: 'Oops! Page not found' },
  { path: '//evil.example/en/', title: 'Oops! Page not found' },
  { path: '//', title: 'Oops! Page not found' },
  { path: '/..%2f..%2fetc/passwd', title: 'Oops! Page not found' },
  { path: '/%2e%2e/package.json', title: 'Oops! Page not found' },
  { path: '/..%5c..%5cetc/passwd', title: 'Oops! Page not found' },
  { path: '/%c0%ae%c0%ae/etc/passwd', title: 'Oops! Page not found' },
  { path: '/en%00.html', title: 'Oops! Page not found' },
  { path: '/.env', title: 'Oops! Page not found' },
  { path: '/package.json', title: 'Oops! Page not found' },
  { path: '/wordlamp.sqlite', title: 'Oops! Page not found' },
  { path: '/assets/app-1a2b3c.js.map', title: 'Oops! Page not found' },
  { path: '/assets', title: 'Oops! Page not found' },
  { path: '/.git/config', title: 'Oops! Page not found' },
  { path: '/constructor', title: 'Oops! Page not found' },
])('K2 K4 $path answers 404 with the page "$title"', async ({ path, title }) => {
  const answer = await ask(app.url, path);

  expect({ status: answer.status, location: answer.headers.location }).toEqual({ status: 404, location: undefined });
  expect(answer.body.toString()).toContain(`<title>${title}</title>`);
});

test.each(['/\\evil.example', '/..\\x'])('%s is refused as unreadable', async (path) => {
  expect((await ask(app.url, path)).status).toBe(400);
});

test.each([
  { name: 'an empty one', host: '' },
  { name: 'one with a path', host: 'a/b' },
  { name: 'one with a user', host: 'user@evil.example' },
])('a host header that is no host ($name) is never a server error', async ({ host }) => {
  expect([200, 400]).toContain((await ask(app.url, '/en', { host })).status);
});

test('a page carries the public origin, and a policy with the hash of each of its inline scripts', async () => {
  const { headers, body } = await ask(app.url, '/en');

  const script = TEST_SCRIPT.replace('https://placeholder.wordlamp.invalid', 'https://wordlamp.test');
  expect(body.toString()).toContain(script);
  expect(body.toString()).not.toContain('placeholder.wordlamp.invalid');
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; script-src 'self' 'sha256-${hash}'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; ` +
      "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  );
});

test('a site that was built for another backend may connect to it', async () => {
  const { headers } = await ask(app.url, '/en/about');

  expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.example.org;");
});

test.each(['/en.data', '/robots.txt'])('%s carries the public origin, too', async (path) => {
  expect((await ask(app.url, path)).body.toString()).toContain('https://wordlamp.test/');
});

test.each([
  ['/en', 'text/html; charset=utf-8', 'no-cache'],
  ['/en.data', 'text/x-script; charset=utf-8', 'max-age=10'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ['/favicon.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
  ['/assets/app-1a2b3c.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
])('%s is %s and cached as %s', async (path, type, cache) => {
  const { headers } = await ask(app.url, path);

  expect(headers).toMatchObject({
    'content-type': type,
    'cache-control': cache,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000',
  });
});

test('on a plain http origin nothing is said about https', async () => {
  const app = await testApp({ env: { PUBLIC_URL: 'http://wordlamp.test' } });

  expect((await ask(app.url, '/en')).headers['strict-transport-security']).toBeUndefined();
});

test.each(['/en', '/assets/app-1a2b3c.js'])('%s comes whole in each coding, with a tag for each', async (path) => {
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

  const answers = await Promise.all(
    (['br', 'gzip', 'identity'] as const).map(async (coding) => {
      const { headers, body } = await ask(app.url, path, { 'accept-encoding': coding });
      expect(headers['content-encoding']).toBe(coding === 'identity' ? undefined : coding);
      expect(headers['content-length']).toBe(String(body.length));
      return { text: decode[coding](body).toString(), etag: headers.etag };
    }),
  );

  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(new Set(answers.map(({ etag }) => etag)).size).toBe(3);
});

test('a client that has the file in this coding gets 304, in another coding the file', async () => {
  const { headers } = await ask(app.url, '/en', { 'accept-encoding': 'br' });
  const askAgain = (tag: string, coding: string) =>
    ask(app.url, '/en', { 'accept-encoding': coding, 'if-none-match': tag });

  const same = await askAgain(`"other", W/${headers.etag}`, 'br');

  expect(same.status).toBe(304);
  expect(same.body).toHaveLength(0);
  expect(same.headers).toMatchObject({ etag: headers.etag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
  expect((await askAgain(String(headers.etag), 'gzip')).status).toBe(200);
  expect((await askAgain('"other"', 'br')).status).toBe(200);
  expect((await askAgain('*', 'br')).status).toBe(304);
});

test('a page that was sent in br comes smaller, under the same tag, once it was compressed again', async () => {
  const app = await testApp();
  const askBr = () => ask(app.url, '/en', { 'accept-encoding': 'br' });
  const first = await askBr();

  await vi.waitUntil(async () => (await askBr()).body.length < first.body.length);

  const later = await askBr();
  expect(brotliDecompressSync(later.body).equals(brotliDecompressSync(first.body))).toBe(true);
  expect(later.headers.etag).toBe(first.headers.etag);
});

test('a 404 page is never "unchanged": its status would be lost', async () => {
  const { headers } = await ask(app.url, '/nowhere');

  expect((await ask(app.url, '/nowhere', { 'if-none-match': String(headers.etag) })).status).toBe(404);
});

test('K4 parts of a file are not served: a thousand of them would be, too', async () => {
  const whole = await ask(app.url, '/en');

  for (const range of ['bytes=0-1', `bytes=${'0-,'.repeat(1000)}0-`, 'bytes=9-1']) {
    const { status, body } = await ask(app.url, '/en', { range });
    expect([status, body.equals(whole.body)]).toEqual([200, true]);
  }
});

test('HEAD answers as GET does, without the body', async () => {
  const [get, head] = await Promise.all([ask(app.url, '/en'), ask(app.url, '/en', {}, 'HEAD')]);

  const { date: _1, 'x-request-id': _2, ...expected } = get.headers;
  expect(head.status).toBe(200);
  expect(head.headers).toMatchObject(expected);
  expect(head.body).toHaveLength(0);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s on a page is refused', async (method) => {
  const answer = await ask(app.url, '/en', {}, method);

  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe('GET, HEAD');
});
