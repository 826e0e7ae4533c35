import { useEffect, useState } from 'react';
import { fetchProviders } from '../../lib/fetch-providers.ts';

/** The services that someone can sign in with; none until the backend has named some. */
export function useProviders(): readonly string[] {
  const [providers, setProviders] = useState<readonly string[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    fetchProviders(leaving.signal).then(setProviders, (reason: unknown) => {
      if (!leaving.signal.aborted) console.warn('The ways to sign in are unknown.', reason);
    });
    return () => leaving.abort();
  }, []);
  return providers;
}
