import type { TemplateUse, TemplateUses } from '@wordlamp/contract/template-use';
import { backend } from '../../lib/backend.config.ts';
import { queryClient } from '../../lib/query-client.ts';

/** @throws TypeError when the answer is none, or the server cannot be reached */
export function readUses(): Promise<TemplateUses['uses']> {
  return queryClient.fetchQuery({ queryKey: ['template-uses'], queryFn: ({ signal }) => fetchUses(signal) });
}

/** @throws TypeError when the use was not counted */
export async function sendUse(use: TemplateUse): Promise<void> {
  const { url, key } = backend();
  const response = await fetch(`${url}/functions/v1/template-use`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify(use),
    keepalive: true, // who copies a prompt often leaves at once
  });
  if (!response.ok) throw new TypeError(`A use was not counted (status ${response.status})`);
}

async function fetchUses(signal: AbortSignal): Promise<TemplateUses['uses']> {
  const { url, key } = backend();
  const response = await fetch(`${url}/functions/v1/template-uses`, { headers: { apikey: key }, signal });
  const { uses } = ((await response.json()) ?? {}) as Partial<TemplateUses>;
  if (typeof uses !== 'object' || !Object.values(uses).every(Number.isInteger))
    throw new TypeError(`The uses could not be read (status ${response.status})`);
  return uses;
}
