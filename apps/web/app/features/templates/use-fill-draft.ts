import { useEffect, useState } from 'react';
import { useUndo } from '../../ui/use-undo.ts';
import { readFillDraft, saveFillDraft } from './fill-draft.ts';
import type { Fills } from './fill-template.ts';

export type FillDraftState = ReturnType<typeof useFillDraft>;

/** What was typed and pasted for a template, kept on this device. The fields can be emptied all at once and brought back. */
export function useFillDraft(slug: string) {
  const [draft, setDraft] = useState(() => readFillDraft(slug));
  const removed = useUndo<Fills>();
  const { fills, table } = draft;

  // What can be undone stays on the device, since the visitor may leave the page.
  useEffect(() => {
    saveFillDraft(slug, { fills: removed.kept ?? fills, table });
  }, [slug, removed.kept, fills, table]);

  function fill(key: string, text: string): void {
    removed.drop(); // bringing the old words back would lose the new ones
    setDraft({ table, fills: { ...fills, [key]: text } });
  }
  /** Fills only what is empty. */
  function fillUp(values: Fills): void {
    removed.drop();
    const typed = Object.entries(fills).filter(([, text]) => text.trim() !== '');
    setDraft({ table, fills: { ...values, ...Object.fromEntries(typed) } });
  }
  function clear(): void {
    removed.keep(fills);
    setDraft({ table, fills: {} });
  }
  function undo(): void {
    if (removed.kept) setDraft({ table, fills: removed.kept });
    removed.drop();
  }
  return {
    fills,
    table,
    fill,
    fillUp,
    paste: (pasted: string) => setDraft({ fills, table: pasted }),
    clear,
    undo,
    isUndoOffered: removed.kept !== undefined,
    setIsPaused: removed.setIsPaused,
  };
}
