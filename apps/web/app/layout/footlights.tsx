import { LANGUAGES } from '@wordlamp/contract/languages';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { HalfLamp } from '../ui/half-lamp.tsx';
import { LanguageLink } from './language-link.tsx';

export const FOOTLIGHTS_ID = 'languages';

/** The twelve languages as footlights, by their own names, the current one lit. */
export function Footlights() {
  const { t } = useTranslation('shell');
  const current = useLanguage();
  return (
    <nav id={FOOTLIGHTS_ID} aria-label={t('languageNav')}>
      <ul className="mx-auto grid max-w-sm grid-cols-4 gap-y-2 md:gap-y-4 md:max-w-2xl md:grid-cols-6 lg:flex lg:max-w-none lg:justify-center lg:gap-4">
        {LANGUAGES.map((language) => (
          <li key={language.code} className="min-w-0">
            <LanguageLink
              language={language}
              className="flex min-h-11 flex-col items-center gap-1.5 rounded-control px-1 pt-1 text-sm leading-snug text-ink-2 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
            >
              <HalfLamp isLit={language.code === current.code} />
              {language.name}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
