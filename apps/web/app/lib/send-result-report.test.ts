// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { sendResultReport } from './send-result-report.ts';

const REPORT = { type: 'ai-prompt', idea: 'a fox', result: 'Write about a box.', pageLanguage: 'en' } as const;
const STORED = { received: true, reference: '1234-5678-9012' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('posts the report to its own origin, with the public key and nothing about who is signed in', async () => {
  const fetching = vi.fn((_address: string, _init: RequestInit) => Promise.resolve(Response.json(STORED)));
  vi.stubGlobal('fetch', fetching);

  expect(await sendResultReport(REPORT)).toEqual({ outcome: 'stored', reference: STORED.reference });
  const [address, init] = fetching.mock.calls[0] ?? [];
  expect(address).toBe(`${location.origin}/functions/v1/report-result`);
  expect(Object.keys(Object(init?.headers))).toEqual(['apikey', 'content-type']);
  expect(JSON.parse(String(init?.body))).toEqual(REPORT);
});

test.each([
  { name: 'a refusal', body: { error: 'Too many.', code: 'too_many_requests' }, outcome: 'refused' },
  { name: 'an answer without a reference', body: { received: true }, outcome: 'unreachable' },
  { name: 'nothing', body: null, outcome: 'unreachable' },
])('does not take $name for a stored report', async ({ body, outcome }) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status: 429 })));

  expect(await sendResultReport(REPORT)).toMatchObject({ outcome });
});
