import type { PostOpen, PostOpens } from '@wordlamp/contract/post-open';
import { queryClient } from '../../lib/query-client.ts';
import { fetchCounts, sendCount } from '../../lib/server-counts.ts';

/** @throws TypeError when the response is not valid, or the server cannot be reached */
export function readOpens(): Promise<PostOpens> {
  return queryClient.fetchQuery({
    queryKey: ['post-opens'],
    queryFn: ({ signal }) => fetchCounts('post-opens', ['opens', 'trends'], signal),
  });
}

/** @throws TypeError when the open was not counted */
export function sendOpen(open: PostOpen): Promise<void> {
  return sendCount('post-open', open);
}
