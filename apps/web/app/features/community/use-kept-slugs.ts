import { useMemo, useSyncExternalStore } from 'react';
import { type KeptList, parseSlugs, readKept, watchKept } from './kept-slugs.ts';

/** The posts on one of the lists this device keeps; empty until the page is hydrated. */
export function useKeptSlugs(list: KeptList): readonly string[] {
  const stored = useSyncExternalStore(
    watchKept,
    () => readKept(list),
    () => '',
  );
  return useMemo(() => parseSlugs(stored), [stored]);
}
