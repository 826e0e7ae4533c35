import { DEFAULT_DAILY_LIMIT } from '@wordlamp/contract/limits';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathOf } from '../../site-paths.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import { FaqList } from '../../ui/faq-list.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { HomeSteps } from './home-steps.tsx';
import { ToolCards, type ToolSamples } from './tool-cards.tsx';

const REASONS = ['work', 'words', 'language', 'limits'] as const;
const FEATURES = ['art', 'text', 'code', 'json', 'video', 'image'] as const;
const QUESTIONS = ['free', 'model', 'keep', 'modelUsed', 'bracket', 'language'] as const;

type HomeSectionsProps = { samples: ToolSamples };

/** The home page below its first screen. */
export function HomeSections({ samples }: HomeSectionsProps) {
  const { t } = useTranslation('home');
  const { code } = useLanguage();
  const limit = DEFAULT_DAILY_LIMIT;
  return (
    <>
      <PageSection id="tools" title={t('toolsHeading')}>
        <ToolCards samples={samples} />
      </PageSection>
      <PageSection id="steps" title={t('stepsHeading')}>
        <HomeSteps />
      </PageSection>
      <PageSection id="why" title={t('whyHeading')}>
        <CardGrid
          cards={REASONS.map((id) => ({ id, title: t(`why.${id}.title`), text: t(`why.${id}.text`, { limit }) }))}
        />
      </PageSection>
      <PageSection id="features" title={t('featuresHeading')}>
        <CardGrid
          cards={FEATURES.map((id) => ({ id, title: t(`feature.${id}.title`), text: t(`feature.${id}.text`) }))}
        />
      </PageSection>
      <section
        aria-labelledby="start"
        className="below-first-screen grid justify-items-start gap-3 border-s-6 border-primary bg-sunk p-6 md:p-10"
      >
        <h2 id="start" className="text-2xl">
          {t('startHeading')}
        </h2>
        <p className="max-w-measure text-ink-2">{t('startText')}</p>
        <Link to={pathOf('aiGenerator', code)} className={buttonLook({ tone: 'main' })}>
          {t('startButton')}
        </Link>
      </section>
      <PageSection id="faq" title={t('faqHeading')}>
        <FaqList
          entries={QUESTIONS.map((id) => ({
            id,
            question: t(`faq.${id}.question`),
            answer: t(`faq.${id}.answer`, { limit }),
          }))}
        />
      </PageSection>
      <section
        aria-labelledby="shot"
        className="below-first-screen grid justify-items-start gap-3 border-s-6 border-video-hue bg-video-tint p-6 md:p-10"
      >
        <h2 id="shot" className="text-2xl">
          {t('videoHeading')}
        </h2>
        <p className="max-w-measure text-ink-2">{t('videoText')}</p>
        <Link to={pathOf('videoGenerator', code)} className={buttonLook({ tone: 'quiet' })}>
          {t('videoButton')}
        </Link>
      </section>
    </>
  );
}
