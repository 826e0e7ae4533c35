import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test.each([
  { name: 'Spanish first', wanted: 'es-ES,es;q=0.9,en;q=0.8', to: '/es' },
  { name: 'Chinese of Taiwan', wanted: 'zh-TW', to: '/zh' },
  { name: 'Portuguese of Brazil', wanted: 'pt-BR,pt;q=0.9', to: '/pt' },
  { name: 'an unsupported language', wanted: 'nl', to: '/en' },
  { name: 'nothing readable', wanted: ';;,q=', to: '/en' },
  { name: 'another site', wanted: '//evil.example', to: '/en' },
  { name: 'an overlong header', wanted: 'nl,'.repeat(4000), to: '/en' },
])('the root redirects a visitor who wants $name to $to, with the query, uncached', async ({ wanted, to }) => {
  const headers = { 'accept-language': wanted };
  for (const method of ['GET', 'HEAD']) {
    const answer = await fetch(`${app.url}/?code=1&error=a%20b`, { method, headers, redirect: 'manual' });

    expect(answer.status).toBe(302);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      location: `${to}?code=1&error=a%20b`,
      vary: 'accept-language',
      'cache-control': 'private, no-store',
      'x-frame-options': 'DENY',
    });
    expect(await answer.text()).toBe('');
  }
});

test('an address without a language stays with English for good, whatever the browser asks for', async () => {
  const { status, headers } = await app.get('/blog', { 'accept-language': 'es' });

  expect([status, headers.get('location'), headers.get('vary')]).toEqual([308, '/en/blog', null]);
});

test('a shared text is taken behind the # of the text generator, in the language that is wanted, and no cache keeps it', async () => {
  const headers = { 'accept-language': 'es-ES' };
  const answer = await fetch(`${app.url}/share?text=a%20poem%20%26%20more`, { headers, redirect: 'manual' });

  expect(answer.status).toBe(302);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    location: '/es/ai-prompt-generator#shared=a%20poem%20%26%20more',
    'cache-control': 'private, no-store',
  });
});
