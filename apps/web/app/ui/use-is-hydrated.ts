import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the page is what was built, true as soon as the browser's own knowledge may show. */
export function useIsHydrated(): boolean {
  return useOnceHydrated(true, false);
}

/** What was built, and the browser's own value as soon as that may show. Where both are the same, nothing renders again. */
export function useOnceHydrated<Value extends string | boolean>(own: Value, built: Value): Value {
  return useSyncExternalStore(
    never,
    () => own,
    () => built,
  );
}
