import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the page is what was built, true as soon as the browser's own knowledge may show. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
