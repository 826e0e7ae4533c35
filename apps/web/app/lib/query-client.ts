import { QueryClient } from '@tanstack/react-query';
import { QUERY_KEPT_MS, QUERY_RETRIES, queryRetryDelayMs } from './library-numbers.ts';

/** What the tab knows from the server, shared by all pages. Nothing is asked while the site is built. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: QUERY_RETRIES, retryDelay: queryRetryDelayMs, gcTime: QUERY_KEPT_MS } },
});
