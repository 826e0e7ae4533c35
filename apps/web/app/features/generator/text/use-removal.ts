import { flushSync } from 'react-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { announce } from '../../../lib/announce.ts';
import { useUndo } from '../../../ui/use-undo.ts';
import { type Generation, settled } from '../generation.ts';
import { selectFirstPlaceholder } from './select-first-placeholder.ts';
import type { Idea } from './use-idea.ts';

/** What Clear or a template took away, and what it put into the field instead. */
type Removed = { text: string; generation: Generation; instead: string };
type RemovalDeps = { idea: Idea; generation: Generation; onReplaced(generation: Generation): void };

/** Taking the text away, and bringing it back. */
export function useRemoval({ idea, generation, onReplaced }: RemovalDeps) {
  const { t } = useTranslation(['textGenerator', 'generator']);
  const { kept, keep, drop, setIsPaused } = useUndo<Removed>();
  const { fieldRef, text, write } = idea;

  function clear(): void {
    keep({ text, generation: settled(generation), instead: '' });
    write('');
    onReplaced({ status: 'idle' });
    announce(t('generator:clearedStatus'));
    fieldRef.current?.focus();
  }

  function fill(template: string): void {
    if (text.trim() !== '' && text !== template) {
      keep({ text, generation: settled(generation), instead: template });
      announce(t('replacedStatus'));
    }
    flushSync(() => write(template));
    if (fieldRef.current) selectFirstPlaceholder(fieldRef.current);
  }

  function undo(): void {
    if (!kept) return;
    // What was typed after it stays, below what comes back.
    const typedSince = text === kept.instead ? '' : text;
    write([kept.text, typedSince].filter((part) => part !== '').join('\n'));
    onReplaced(kept.generation);
    drop();
    announce(t('generator:undoneStatus'));
    fieldRef.current?.focus();
  }

  return { clear, fill, undo, dropUndo: drop, isUndoOffered: kept !== undefined, setIsPaused };
}
