import { useSyncExternalStore } from 'react';

/** Window width in CSS pixels from which a generator's form is next to its sheet: 48 rem plus the margins. */
const WIDE_PX = 864;

/** Whether the form is next to its sheet. The built page assumes so. */
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
