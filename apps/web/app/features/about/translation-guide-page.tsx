import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CodeSample } from '../../ui/code-sample.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { DirectionBadge } from './direction-badge.tsx';
import { HomeButtons } from './home-buttons.tsx';
import { LanguageTable } from './language-table.tsx';
import { SampleLabels } from './sample-labels.tsx';

const STEPS = ['folder', 'words', 'slots', 'check', 'look'] as const;
const RULES = ['sentence', 'room', 'exact', 'voice', 'marks'] as const;
/** What a translator sees of one namespace, as it is in the files. */
const SAMPLE = `{
  "limitReached": "You have used all {{limit, number}} prompts for today.",
  "minutes_one": "{{count, number}} minute",
  "minutes_other": "{{count, number}} minutes"
}`;
const SLOT = '{{count, number}}';
const COMMAND = 'npm run content:check';

type TranslationGuidePageProps = {
  /** Codes of the languages that have every word. */
  wholeLanguages: readonly string[];
};

/** For translators and developers: what there is in which language, and how to add to it. */
export function TranslationGuidePage({ wholeLanguages }: TranslationGuidePageProps) {
  const { t } = useTranslation('translationGuide');
  return (
    <div className="mx-auto grid max-w-page gap-12 px-4 pt-6 pb-16 md:px-12 md:pt-10">
      <PageHeader title={t('title')} lede={t('lede')}>
        <OwnLanguage />
      </PageHeader>
      <PageSection id="available" title={t('languagesTitle')}>
        <LanguageTable wholeLanguages={wholeLanguages} />
      </PageSection>
      <PageSection id="labels" title={t('labelsTitle')}>
        <SampleLabels />
      </PageSection>
      <PageSection id="steps" title={t('stepsTitle')}>
        <ol className="grid max-w-measure list-decimal gap-3 ps-6 marker:font-mono marker:text-sm marker:text-ink-3">
          {STEPS.map((step) => (
            <li key={step} className="ps-2">
              {t(`step.${step}`, { slot: SLOT })}
            </li>
          ))}
        </ol>
        <CodeSample hue="text" code={COMMAND} />
      </PageSection>
      <PageSection id="forms" title={t('formsTitle')}>
        <div className="grid max-w-measure gap-4">
          <p>{t('slotsText')}</p>
          <p>{t('pluralText')}</p>
        </div>
        <CodeSample hue="json" code={SAMPLE} />
      </PageSection>
      <PageSection id="rules" title={t('rulesTitle')}>
        <ul className="grid max-w-measure list-disc gap-2 ps-6 marker:text-ink-3">
          {RULES.map((rule) => (
            <li key={rule} className="ps-1">
              {t(`rule.${rule}`)}
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection id="see" title={t('seeTitle')}>
        <HomeButtons />
      </PageSection>
    </div>
  );
}

/** The language of the page and its direction. */
function OwnLanguage() {
  const { t } = useTranslation('translationGuide');
  const { name, tag, direction } = useLanguage();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 border-s-6 border-primary bg-card px-4 py-3">
      <span className="text-ink-2">{t('current')}</span>
      <bdi lang={tag} className="font-semibold">
        {name}
      </bdi>
      <DirectionBadge direction={direction} isTight={false} />
    </p>
  );
}
