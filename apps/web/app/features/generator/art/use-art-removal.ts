import { useTranslation } from '../../../i18n/use-translation.ts';
import { announce } from '../../../lib/announce.ts';
import { useUndo } from '../../../ui/use-undo.ts';
import { type Generation, settled } from '../generation.ts';
import { type ArtChoices, NO_CHOICES } from './art-choices.ts';
import type { ArtForm } from './use-art-choices.ts';

/** What Reset or an example took away, and what it put there instead. */
type Removed = { choices: ArtChoices; generation: Generation; instead: ArtChoices };
type ArtRemovalDeps = {
  form: ArtForm;
  generation: Generation;
  /** @param focused where the focus goes, since the button that had it may go */
  onReplaced(generation: Generation, focused: 'summary' | '[type=submit]'): void;
};

/** Taking all choices away, and bringing them back. */
export function useArtRemoval({ form, generation, onReplaced }: ArtRemovalDeps) {
  const { t } = useTranslation('artGenerator');
  const { kept, keep, drop, setIsPaused } = useUndo<Removed>();
  const { choices, replace } = form;

  function clear(): void {
    keep({ choices, generation: settled(generation), instead: NO_CHOICES });
    replace(NO_CHOICES);
    onReplaced({ status: 'idle' }, 'summary');
    announce(t('resetStatus'));
  }

  /** Chooses all that an example says. */
  function fill(example: ArtChoices): void {
    keep({ choices, generation: settled(generation), instead: example });
    replace(example);
    onReplaced(settled(generation), '[type=submit]');
    announce(t('startedStatus'));
  }

  function undo(): void {
    if (!kept) return;
    replace(withChangesSince(kept, choices));
    onReplaced(kept.generation, 'summary');
    drop();
    announce(t('undoneStatus'));
  }

  return { clear, fill, undo, dropUndo: drop, isUndoOffered: kept !== undefined, setIsPaused };
}

/** What was chosen or typed since stays: in fields that come back open, and below details that come back. */
function withChangesSince({ choices, instead }: Removed, now: ArtChoices): ArtChoices {
  const fields = Object.keys(NO_CHOICES) as (keyof ArtChoices)[];
  const changed = fields.filter((field) => now[field] !== instead[field] && choices[field] === NO_CHOICES[field]);
  const since = Object.fromEntries(changed.map((field) => [field, now[field]]));
  const isTypedSince = now.details !== instead.details && choices.details !== '';
  const details = [choices.details, now.details].filter((part) => part !== '').join('\n');
  return { ...choices, ...since, ...(isTypedSince && { details }) };
}
