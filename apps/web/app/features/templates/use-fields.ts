import { useUndo } from '../../ui/use-undo.ts';
import type { FillDraft } from './fill-draft.ts';
import type { Fills } from './fill-template.ts';

/** The fields of a form, which can be emptied all at once and brought back. */
export function useFields(draft: FillDraft, onChange: (draft: FillDraft) => void) {
  const removed = useUndo<Fills>();
  const { fills } = draft;

  const set = (next: Fills) => onChange({ ...draft, fills: next });
  function clear(): void {
    removed.keep(fills);
    set({});
  }
  function undo(): void {
    if (removed.kept) set(removed.kept);
    removed.drop();
  }
  function fill(name: string, text: string): void {
    removed.drop(); // bringing the old words back would lose the new ones
    set({ ...fills, [name]: text });
  }
  return {
    fills,
    fill,
    clear,
    undo,
    isUndoOffered: removed.kept !== undefined,
    setIsPaused: removed.setIsPaused,
  };
}
