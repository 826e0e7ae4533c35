import { MAX_WORDS } from '@wordlamp/contract/limits';
import { countWords } from '@wordlamp/engine/count-words';
import type { RefObject } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { MarginNote } from '../../../ui/margin-note.tsx';
import { WordRuler } from '../../../ui/word-ruler.tsx';
import { WordTotal } from '../word-total.tsx';

/** Also the hash by which other pages lead to the field. */
const FIELD_ID = 'idea';
const COUNT_ID = 'idea-words';
const NOTE_ID = 'idea-note';

type IdeaFieldProps = {
  text: string;
  note: string | undefined;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  onChange(text: string): void;
  onPrepare(): void;
};

export function IdeaField({ text, note, fieldRef, onChange, onPrepare }: IdeaFieldProps) {
  const { t } = useTranslation('textGenerator');
  const words = countWords(text);
  return (
    <div className="flex grow flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={FIELD_ID} className="font-semibold">
          {t('ideaLabel')}
        </label>
        <WordTotal id={COUNT_ID} words={words} limit={MAX_WORDS} />
      </div>
      <div className="flex grow flex-col">
        <textarea
          ref={fieldRef}
          id={FIELD_ID}
          dir="auto"
          value={text}
          placeholder={t('ideaPlaceholder')}
          aria-describedby={note === undefined ? COUNT_ID : `${NOTE_ID} ${COUNT_ID}`}
          aria-invalid={note !== undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
          onFocus={onPrepare}
          className="block min-h-44 w-full grow resize-y field-sizing-content @min-[48rem]:min-h-56 rounded-t-control border border-edge bg-card px-4 py-3 text-ink placeholder:text-ink-3 aria-invalid:border-danger"
        />
        <WordRuler hue="text" words={words} limit={MAX_WORDS} />
      </div>
      {note !== undefined && <MarginNote id={NOTE_ID} tone="danger" text={note} />}
    </div>
  );
}
