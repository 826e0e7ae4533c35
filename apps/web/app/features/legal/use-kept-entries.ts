import { useEffect, useState } from 'react';
import { type KeptEntry, listKept, putBackKept, removeKept } from '../../lib/device-storage.ts';
import { useUndo } from '../../ui/use-undo.ts';

/** What this device keeps, and the clearing of it; undefined while the page is what was built. */
export function useKeptEntries() {
  const [entries, setEntries] = useState<readonly KeptEntry[]>();
  const { kept, keep, drop, setIsPaused } = useUndo<readonly KeptEntry[]>();

  useEffect(() => {
    const look = () => setEntries(listKept());
    look();
    // Written by another tab, or by a script of ours.
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, []);

  function clear(wanted: readonly KeptEntry[]): void {
    // Two clearings in a row are undone together.
    keep([...(kept ?? []), ...wanted]);
    removeKept(wanted);
    setEntries(listKept());
  }

  function undo(): void {
    if (kept) putBackKept(kept);
    drop();
    setEntries(listKept());
  }

  return { entries, clear, undo, isUndoOffered: kept !== undefined, setIsPaused };
}
