import { useTranslation } from '../../../i18n/use-translation.ts';
import { announce } from '../../../lib/announce.ts';
import { useUndo } from '../../../ui/use-undo.ts';
import { type Generation, settled } from '../generation.ts';
import { type JsonTexts, NO_TEXTS } from './json-inputs.ts';
import type { JsonForm } from './use-json-form.ts';
import type { HeldPicture } from './use-picture.ts';

/** What was taken away: all of it by Clear or a starter, or the picture alone. */
type Removed =
  | { what: 'all'; texts: JsonTexts; picture: HeldPicture | undefined; generation: Generation; instead: JsonTexts }
  | { what: 'picture'; picture: HeldPicture | undefined };
type ClearingDeps = { form: JsonForm; generation: Generation; onReplaced(generation: Generation): void };

/** Taking inputs away, and bringing them back. */
export function useClearing({ form, generation, onReplaced }: ClearingDeps) {
  const { t } = useTranslation(['jsonGenerator', 'generator']);
  const { kept, keep, drop, setIsPaused } = useUndo<Removed>();
  const { inputs, picture, touch } = form;
  const { texts } = inputs;

  function keepAll(instead: JsonTexts): void {
    keep({ what: 'all', texts, picture: picture.held, generation: settled(generation), instead });
  }

  function clear(): void {
    touch();
    keepAll(NO_TEXTS);
    inputs.write(NO_TEXTS);
    picture.replace(undefined);
    onReplaced({ status: 'idle' });
    announce(t('generator:clearedStatus'));
    inputs.focus(inputs.tab);
  }

  /** Puts a starter into the text field. */
  function fill(text: string): void {
    touch();
    const instead = { ...texts, text };
    if (texts.text.trim() !== '' && texts.text !== text) {
      keepAll(instead);
      announce(t('replacedStatus'));
    }
    inputs.write(instead);
    inputs.focus('text');
  }

  function removePicture(): void {
    keep({ what: 'picture', picture: picture.held });
    picture.replace(undefined);
    announce(t('pictureRemovedStatus'));
    inputs.focus('image');
  }

  function undo(): void {
    if (!kept) return;
    // A picture that was chosen since stays.
    picture.replace(picture.held ?? kept.picture);
    if (kept.what === 'all') {
      inputs.write(withTypedSince(kept.texts, texts, kept.instead));
      onReplaced(kept.generation);
    }
    drop();
    announce(t(kept.what === 'all' ? 'undoneStatus' : 'pictureBackStatus'));
    inputs.focus(kept.what === 'all' ? inputs.tab : 'image');
  }

  return { clear, fill, removePicture, undo, dropUndo: drop, isUndoOffered: kept !== undefined, setIsPaused };
}

/** What was typed after something was taken away stays, below what comes back. */
function withTypedSince(kept: JsonTexts, now: JsonTexts, instead: JsonTexts): JsonTexts {
  const both = (field: keyof JsonTexts) =>
    [kept[field], now[field] === instead[field] ? '' : now[field]].filter((part) => part !== '').join('\n');
  return { text: both('text'), code: both('code'), imageDescription: both('imageDescription') };
}
