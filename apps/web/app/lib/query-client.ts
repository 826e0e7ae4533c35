import { QueryClient } from '@tanstack/react-query';
import { QUERY_KEPT_MS, QUERY_RETRIES, queryRetryDelayMs } from './library-numbers.ts';

/** The tab's query cache, shared by all pages. Not used at build time. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: QUERY_RETRIES, retryDelay: queryRetryDelayMs, gcTime: QUERY_KEPT_MS } },
});
