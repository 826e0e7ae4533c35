import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { announce } from '../../../lib/announce.ts';
import { useUndo } from '../../../ui/use-undo.ts';
import type { Output } from '../generation.ts';
import { isFilled } from './fill-placeholders.ts';
import type { KeptResult } from './kept-result.ts';
import { openPrompt, type Revision } from './revision.ts';

type ReplacedDeps = {
  output: Output | undefined;
  revision: Revision | undefined;
  onBack(result: KeptResult): void;
};

/** Keeps a prompt whose brackets were filled in for a while, when another one takes its place. */
export function useReplacedResult({ output, revision, onBack }: ReplacedDeps) {
  const { t } = useTranslation('textGenerator');
  const { kept, keep, drop, setIsPaused } = useUndo<KeptResult>();
  const last = useRef<KeptResult>(undefined);

  const follow = useEffectEvent(() => {
    const before = last.current;
    last.current = output && revision && { output, revision };
    if (!before || !output || before.output === output) return;
    if (!isFilled(openPrompt(before.output, before.revision), before.revision.fills)) return;
    keep(before);
    announce(t('filledReplacedStatus'));
  });

  useEffect(() => {
    if (output || revision) follow();
    else last.current = undefined;
  }, [output, revision]);

  function undo(): void {
    if (!kept) return;
    drop();
    onBack(kept);
    announce(t('filledBackStatus'));
  }

  return { isUndoOffered: kept !== undefined && output !== undefined, undo, setIsPaused };
}
