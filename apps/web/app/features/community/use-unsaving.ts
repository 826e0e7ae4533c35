import { useUndo } from '../../ui/use-undo.ts';
import { parseSlugs, readKept, toggleKept } from './kept-slugs.ts';

/** The post that was last taken off the saved ones, which can be saved again for a while. */
export function useUnsaving() {
  const { kept, keep, drop, setIsPaused } = useUndo<string>();

  function undo(): void {
    if (kept !== undefined && !isSaved(kept)) toggleKept('saved', kept);
    drop();
  }

  return { offer: keep, undo, isUndoOffered: kept !== undefined && !isSaved(kept), setIsPaused };
}

export type Unsaving = ReturnType<typeof useUnsaving>;

const isSaved = (slug: string) => parseSlugs(readKept('saved')).includes(slug);
