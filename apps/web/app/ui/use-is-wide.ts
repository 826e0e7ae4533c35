import { useSyncExternalStore } from 'react';

/** CSS pixels of a window in which the form of a generator stands beside its sheet: 48 rem and what is around both. */
const WIDE_PX = 864;

/** Whether a form stands beside its sheet. The built page takes it for granted. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    watchSize,
    () => innerWidth >= WIDE_PX,
    () => true,
  );
}

function watchSize(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}
