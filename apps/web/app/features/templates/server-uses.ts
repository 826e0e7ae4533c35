import type { TemplateUse } from '@wordlamp/contract/template-use';
import { queryClient } from '../../lib/query-client.ts';
import { type Counts, fetchCounts, sendCount } from '../../lib/server-counts.ts';

/** @throws TypeError when the response is not valid, or the server cannot be reached */
export async function readUses(): Promise<Counts> {
  const { uses } = await queryClient.fetchQuery({
    queryKey: ['template-uses'],
    queryFn: ({ signal }) => fetchCounts('template-uses', ['uses'], signal),
  });
  return uses;
}

/** @throws TypeError when the use was not counted */
export function sendUse(use: TemplateUse): Promise<void> {
  return sendCount('template-use', use);
}
