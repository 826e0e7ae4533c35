import type { ArtField } from '@wordlamp/engine/art-options';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { fieldId } from './focus-field.ts';
import { FIELD_WORDS, OPTION_WORDS } from './option-words.ts';

type SelectFieldProps = {
  field: Extract<ArtField, 'artist' | 'setting'>;
  value: string;
  isSuggested: boolean;
  /** Id of a text that explains the field. */
  describedBy: string | undefined;
  onChoose(value: string): void;
};

export function SelectField({ field, value, isSuggested, describedBy, onChoose }: SelectFieldProps) {
  const { t } = useTranslation('artGenerator');
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={fieldId(field)} className="font-semibold">
        {t(FIELD_WORDS[field])}{' '}
        <span className="text-sm font-normal text-ink-2">{isSuggested ? t('suggested') : t('optional')}</span>
      </label>
      <select
        id={fieldId(field)}
        name={field}
        value={value}
        aria-describedby={describedBy}
        onChange={(event) => onChoose(event.currentTarget.value)}
        className="min-h-11 w-full rounded-control border border-edge bg-card px-3 text-ink"
      >
        {Object.entries(OPTION_WORDS[field]).map(([option, word]) => (
          <option key={option} value={option}>
            {t(word)}
          </option>
        ))}
      </select>
    </div>
  );
}
