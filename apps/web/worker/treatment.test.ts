// @vitest-environment node
import { expect, test } from 'vitest';
import { treatmentOf } from './treatment.ts';

const ORIGIN = 'https://wordlamp.test';
const treat = (path: string, isNavigation: boolean, method = 'GET') =>
  treatmentOf({ url: new URL(path, ORIGIN), origin: ORIGIN, isNavigation, method });

test.each([
  ['/en', 'page'],
  ['/de/ai-prompt-generator', 'page'],
  ['/en/prompt-templates?q=mail', 'page'],
  ['/blog/a-guide', 'page'],
  ['/share?text=a', 'share'],
  ['/', 'other'],
  ['/nothing', 'other'],
  ['/en/account', 'other'],
  ['/auth', 'other'],
  ['/de/auth?view=forgot', 'other'],
  ['/en?code=123', 'none'],
  ['/en/auth?view=x&token_hash=1', 'none'],
  ['/auth/v1/verify?token=1', 'none'],
  ['/api/v1/outbox', 'none'],
  ['/metrics', 'none'],
  ['https://elsewhere.test/en', 'none'],
])('a navigation to %s: %s', (path, treatment) => {
  expect(treat(path, true)).toBe(treatment);
});

test.each([
  ['/assets/shell-1.js', 'file'],
  ['/en/about.data', 'data'],
  ['/en.data', 'data'],
  ['/ja/find.json', 'data'],
  ['/en/account.data', 'none'],
  ['/auth.data', 'none'],
  ['/functions/v1/daily-usage', 'none'],
  ['/rest/v1/rpc/get_daily_usage', 'none'],
  ['/sw.js', 'none'],
  ['/share/en/home.png', 'none'],
  ['https://elsewhere.test/assets/a.js', 'none'],
])('a request for %s: %s', (path, treatment) => {
  expect(treat(path, false)).toBe(treatment);
});

test('what is sent is not its business', () => {
  expect(treat('/assets/a.js', false, 'POST')).toBe('none');
  expect(treat('/en/contact', true, 'POST')).toBe('none');
});
