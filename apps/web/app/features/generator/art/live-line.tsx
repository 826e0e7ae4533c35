import type { ArtField } from '@wordlamp/engine/art-options';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type ArtChoices, chosenFields, hasChoices } from './art-choices.ts';
import { missingIn } from './art-state.ts';
import { FIELD_WORDS, OPTION_WORDS } from './option-words.ts';
import { SuggestedMark } from './suggested-mark.tsx';

type LiveLineProps = { choices: ArtChoices; suggested: ReadonlySet<ArtField> };

/**
 * The choices so far, in the words of the form. The English sentence in the request has the same content and is not
 * shown.
 */
export function LiveLine({ choices, suggested }: LiveLineProps) {
  const { t } = useTranslation('artGenerator');
  const missing = missingIn({ choices });
  return (
    <section aria-labelledby="art-line" className="@container grid gap-2.5 border-s-3 border-art-hue bg-card px-4 py-3">
      <h2 id="art-line" className="text-base">
        {t('lineTitle')}
      </h2>
      {hasChoices(choices) ? (
        <dl className="grid grid-cols-2 gap-x-4 gap-y-2.5 @min-[28rem]:grid-cols-3">
          {chosenFields(choices).map((field) => (
            <ChosenOption key={field} field={field} value={choices[field]} isSuggested={suggested.has(field)} />
          ))}
          {choices.details.trim() !== '' && (
            <div className="col-span-full">
              <dt className={LABEL}>{t('fieldDetails')}</dt>
              <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
                {choices.details}
              </dd>
            </div>
          )}
        </dl>
      ) : (
        <p className="text-ink-2">{t('lineEmpty')}</p>
      )}
      <p className="text-sm text-ink-2">
        {missing.length === 0
          ? t('lineComplete')
          : t('lineMissing', { fields: missing.map((field) => t(FIELD_WORDS[field])) })}
      </p>
    </section>
  );
}

const LABEL = 'text-xs text-ink-2';

type ChosenOptionProps = { field: ArtField; value: string | null; isSuggested: boolean };

function ChosenOption({ field, value, isSuggested }: ChosenOptionProps) {
  const { t } = useTranslation('artGenerator');
  const word = OPTION_WORDS[field][value ?? ''];
  return (
    <div>
      <dt className={LABEL}>{t(FIELD_WORDS[field])}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2 font-semibold wrap-anywhere">
        {word !== undefined && t(word)}
        {isSuggested && <SuggestedMark />}
      </dd>
    </div>
  );
}
