import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LANGUAGE_CODES } from '@wordlamp/engine/languages';
import { expect, test } from 'vitest';
import { renderConfirmPage } from './confirm-page.ts';
import { CONFIRM_PAGE_STYLE } from './confirm-page-style.ts';

const PAGE = { language: 'en', kind: 'signup', hiddenFields: { token: 'abc', type: 'signup' } } as const;

test.each([
  { kind: 'signup', heading: 'Confirm your email address' },
  { kind: 'recovery', heading: 'Choose a new password' },
  { kind: 'emailChange', heading: 'Confirm the change to your email address' },
] as const)('$kind: one heading, one button, and nothing happens by itself', ({ kind, heading }) => {
  const { html } = renderConfirmPage({ ...PAGE, kind });

  expect(html.match(/<h1>[^<]*/g)).toEqual([`<h1>${heading}`]);
  expect(html.match(/<button type="submit">/g)).toHaveLength(1);
  expect(html).toContain('<form method="post" action="/auth/v1/verify">');
  expect(html).toContain('If you didn’t request this, close this page.');
  expect(html).not.toMatch(/<script|http-equiv|autofocus|\son\w+=|src=|url\(|<link/i);
});

test('what the button posts is escaped', () => {
  const { html } = renderConfirmPage({ ...PAGE, hiddenFields: { token: 'abc', redirect_to: '"><script>1</script>' } });

  expect(html).toContain('<input type="hidden" name="token" value="abc">');
  expect(html).toContain('name="redirect_to" value="&quot;&gt;&lt;script&gt;1&lt;/script&gt;"');
  expect(html).not.toContain('<script');
});

test('the page may do nothing but post its form, and its style is the one that may apply', () => {
  const { html, headers } = renderConfirmPage(PAGE);

  const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  );
  expect(html.replace(/<style>[\s\S]*<\/style>/, '')).not.toContain('style=');
});

test('the token in the address goes into no cache, no index and no other address', () => {
  const { html, headers } = renderConfirmPage(PAGE);

  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'x-content-type-options': 'nosniff',
  });
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
});

test.each(LANGUAGE_CODES)('%s: the page names the language that its words are in', (language) => {
  expect(renderConfirmPage({ ...PAGE, language }).html).toMatch(
    new RegExp(`<html lang="(en|${language})[\\w-]*" dir="(ltr|rtl)">`),
  );
});

test('its colors are those of the site', () => {
  const site = readFileSync(new URL('../../../../web/app/app.css', import.meta.url), 'utf8');

  const colors = [...CONFIRM_PAGE_STYLE.matchAll(/--([\w-]+): (light-dark\(.*\));/g)];
  expect(colors).toHaveLength(10);
  for (const [, name, color] of colors) expect(site).toContain(`--color-${name}: ${color};`);
});
