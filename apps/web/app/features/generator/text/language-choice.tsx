import { LANGUAGES } from '@wordlamp/contract/languages';
import { isLanguageCode, type LanguageCode } from '@wordlamp/engine/languages';
import { useTranslation } from '../../../i18n/use-translation.ts';

const FIELD_ID = 'prompt-language';

type LanguageChoiceProps = {
  /** Undefined: that of the idea. */
  pinned: LanguageCode | undefined;
  onPin(language: LanguageCode | undefined): void;
};

export function LanguageChoice({ pinned, onPin }: LanguageChoiceProps) {
  const { t } = useTranslation('textGenerator');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={FIELD_ID} className="text-sm text-ink-2">
        {t('languageLabel')}
      </label>
      <select
        id={FIELD_ID}
        name="language"
        value={pinned ?? ''}
        onChange={({ currentTarget: { value } }) => onPin(isLanguageCode(value) ? value : undefined)}
        className="min-h-11 rounded-control border border-edge bg-card px-3 text-ink"
      >
        <option value="">{t('languageAuto')}</option>
        {LANGUAGES.map(({ code, name, tag, direction }) => (
          <option key={code} value={code} lang={tag} dir={direction}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
