import { toldWords } from '@wordlamp/contract/languages';
import { MAX_WORDS } from '@wordlamp/contract/limits';
import { countWords } from '@wordlamp/engine/count-words';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { MarginNote } from '../../../ui/margin-note.tsx';
import { WordRuler } from '../../../ui/word-ruler.tsx';
import { fieldId } from './focus-field.ts';

const COUNT_ID = 'art-details-words';
const NOTE_ID = 'art-details-note';

type DetailsFieldProps = { text: string; note: string | undefined; onChange(text: string): void };

export function DetailsField({ text, note, onChange }: DetailsFieldProps) {
  const { t } = useTranslation('artGenerator');
  const language = useLanguage();
  const id = fieldId('details');
  const words = countWords(text);
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-semibold">
          {t('fieldDetails')} <span className="text-sm font-normal text-ink-2">{t('optional')}</span>
        </label>
        <bdi
          id={COUNT_ID}
          className={`text-sm tabular-nums ${words > MAX_WORDS ? 'font-semibold text-danger' : 'text-ink-2'}`}
        >
          {t('detailsWords', { words: toldWords(words, language), limit: toldWords(MAX_WORDS, language) })}
        </bdi>
      </div>
      <div>
        <textarea
          id={id}
          name="details"
          dir="auto"
          rows={3}
          value={text}
          placeholder={t('detailsPlaceholder')}
          aria-describedby={note === undefined ? COUNT_ID : `${NOTE_ID} ${COUNT_ID}`}
          aria-invalid={note !== undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
          className="block w-full resize-y rounded-t-control border border-edge bg-card px-4 py-3 text-ink placeholder:text-ink-3 aria-invalid:border-danger"
        />
        <WordRuler hue="art" words={words} limit={MAX_WORDS} />
      </div>
      {note !== undefined && <MarginNote id={NOTE_ID} tone="danger" text={note} />}
    </div>
  );
}
