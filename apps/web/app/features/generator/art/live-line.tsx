import type { RequiredArtField } from '@wordlamp/engine/art-options';
import { composeArtSentence } from '@wordlamp/engine/art-sentence';
import { useTranslation } from 'react-i18next';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { type ArtChoices, missingFields } from './art-choices.ts';
import { FIELD_WORDS } from './option-words.ts';

type LiveLineProps = { choices: ArtChoices };

/** The sentence that is sent, as it grows. It is English on every page; what is missing stands in it as a placeholder. */
export function LiveLine({ choices }: LiveLineProps) {
  const { t } = useTranslation('artGenerator');
  const missing = missingFields(choices);
  const shown = (field: RequiredArtField) => choices[field] ?? `[${t(FIELD_WORDS[field])}]`;
  const line = composeArtSentence({
    ...choices,
    subject: shown('subject'),
    style: shown('style'),
    medium: shown('medium'),
    mood: shown('mood'),
    colors: shown('colors'),
  });
  return (
    <section aria-labelledby="art-line" className="grid gap-1.5 border-s-3 border-art-hue bg-card px-4 py-3">
      <h2 id="art-line" className="text-base">
        {t('lineTitle')}
      </h2>
      <p lang="en" dir="ltr" className="wrap-break-word">
        <MarkedText text={line} />
      </p>
      <p className="text-sm text-ink-2">
        {missing.length === 0
          ? t('lineComplete')
          : t('lineMissing', { fields: missing.map((field) => t(FIELD_WORDS[field])) })}
      </p>
    </section>
  );
}
