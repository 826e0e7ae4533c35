import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { readUses, sendUse } from './server-uses.ts';

afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function stubServer(answer: () => Response) {
  const fetching = vi.fn(async (_address: string, _request: RequestInit) => answer());
  vi.stubGlobal('fetch', fetching);
  vi.stubGlobal('location', { origin: 'https://wordlamp.test' });
  return fetching;
}

test('reads the uses of all templates', async () => {
  const fetching = stubServer(() => Response.json({ uses: { memo: 3 } }));

  expect(await readUses()).toEqual({ memo: 3 });
  expect(fetching.mock.lastCall?.[0]).toBe('https://wordlamp.test/functions/v1/template-uses');
});

test.each([
  { name: 'an error', body: { error: 'Broken.' } },
  { name: 'no numbers', body: { uses: { memo: 'many' } } },
  { name: 'nothing', body: null },
])('takes $name for a failure, after three more tries', async ({ body }) => {
  vi.useFakeTimers();
  const fetching = stubServer(() => Response.json(body));

  const reading = expect(readUses()).rejects.toThrow('The counts could not be read');
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000);

  await reading;
  expect(fetching).toHaveBeenCalledTimes(4);
});

test('sends a use that survives leaving the page', async () => {
  const fetching = stubServer(() => Response.json({ counted: true }));

  await sendUse({ template: 'memo', action: 'copy' });

  const [address, request] = fetching.mock.lastCall ?? [];
  expect(address).toBe('https://wordlamp.test/functions/v1/template-use');
  expect(request).toMatchObject({ method: 'POST', keepalive: true, body: '{"template":"memo","action":"copy"}' });
});

test('a use that the server refuses is a failure', async () => {
  stubServer(() => Response.json({ code: 'too_many_requests' }, { status: 429 }));

  await expect(sendUse({ template: 'memo', action: 'copy' })).rejects.toThrow('status 429');
});
