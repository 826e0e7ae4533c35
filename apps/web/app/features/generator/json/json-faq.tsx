import { toldWords } from '@wordlamp/contract/languages';
import { DEFAULT_DAILY_LIMIT, MAX_WORDS } from '@wordlamp/contract/limits';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PageSection } from '../../../ui/page-section.tsx';
import { JSON_QUESTIONS } from './json-questions.ts';

export function JsonFaq() {
  const { t } = useTranslation('jsonGenerator');
  const limits = { words: toldWords(MAX_WORDS, useLanguage()), limit: DEFAULT_DAILY_LIMIT };
  return (
    <PageSection id="json-faq" title={t('faqTitle')}>
      <div className="max-w-measure border-t border-line">
        {JSON_QUESTIONS.map((question) => (
          <details key={question} className="group border-b border-line">
            <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
              {t(`faq${question}`)}
              <Icon name="chevron" className="transition-transform group-open:rotate-180" />
            </summary>
            <p className="pb-4 text-ink-2">{t(`faq${question}Answer`, limits)}</p>
          </details>
        ))}
      </div>
    </PageSection>
  );
}
