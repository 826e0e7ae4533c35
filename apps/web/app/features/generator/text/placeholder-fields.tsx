import { useId } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type Fills, placeholdersOf } from './fill-placeholders.ts';

type PlaceholderFieldsProps = {
  /** With its brackets still open. */
  prompt: string;
  fills: Fills;
  onFill(placeholder: string, text: string): void;
};

/** A field for each bracket of a prompt. They stay when they are filled, so that what was typed can be changed. */
export function PlaceholderFields({ prompt, fills, onFill }: PlaceholderFieldsProps) {
  const { t } = useTranslation('textGenerator');
  const id = useId();
  const placeholders = placeholdersOf(prompt);
  if (placeholders.length === 0) return null;
  const hintId = `${id}-hint`;
  return (
    <fieldset aria-describedby={hintId} className="mt-5 mb-4">
      <legend className="font-semibold">{t('fillTitle')}</legend>
      <p id={hintId} className="text-sm text-ink-2">
        {t('bracketsHint')}
      </p>
      <div className="mt-2 grid gap-x-4 gap-y-2 @min-[28rem]:grid-cols-2">
        {placeholders.map((placeholder) => (
          <label key={placeholder} className="grid content-end gap-1 text-sm text-ink-2">
            <bdi>{placeholder.slice(1, -1)}</bdi>
            <input
              type="text"
              dir="auto"
              autoComplete="off"
              value={fills[placeholder] ?? ''}
              onChange={({ currentTarget: { value } }) => onFill(placeholder, value)}
              className="min-h-11 w-full min-w-0 rounded-control border border-edge bg-card px-3 text-base text-ink"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
