import { DEFAULT_DAILY_LIMIT } from '@wordlamp/contract/limits';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathOf } from '../../site-paths.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { FaqList } from '../../ui/faq-list.tsx';
import { HUE_TEXT } from '../../ui/hue.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { BeforeAfterDrawing, TOOL_DRAWINGS } from './drawings.tsx';
import { ToolCards } from './tool-cards.tsx';

const STEPS = ['idea', 'check', 'take'] as const;

const REASONS = ['work', 'words', 'language', 'limits'] as const;
const FEATURES = [
  { id: 'art', icon: 'art', hue: 'art' },
  { id: 'text', icon: 'text', hue: 'text' },
  { id: 'code', icon: 'code', hue: 'text' },
  { id: 'json', icon: 'json', hue: 'json' },
  { id: 'video', icon: 'video', hue: 'video' },
  { id: 'image', icon: 'picture', hue: 'json' },
] as const;
const QUESTIONS = ['free', 'model', 'keep', 'modelUsed', 'bracket', 'language'] as const;

/** The home page below its first screen. */
export function HomeSections() {
  const { t } = useTranslation('home');
  const { code } = useLanguage();
  const limit = DEFAULT_DAILY_LIMIT;
  return (
    <>
      <PageSection id="tools" title={t('toolsHeading')}>
        <ToolCards />
      </PageSection>
      <PageSection id="steps" title={t('stepsHeading')}>
        <HomeSteps />
      </PageSection>
      <PageSection id="why" title={t('whyHeading')}>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-4 md:gap-x-10 lg:grid-cols-4">
          {REASONS.map((id) => (
            <li key={id} className="border-t-2 border-line pt-2">
              <h3 className="text-base md:text-lg">{t(`why.${id}.title`)}</h3>
              <p className="mt-1 text-sm leading-normal text-ink-2">{t(`why.${id}.text`, { limit })}</p>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection id="features" title={t('featuresHeading')}>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-3 md:gap-x-10 md:gap-y-5 lg:grid-cols-3">
          {FEATURES.map(({ id, icon, hue }) => (
            <li key={id} className="grid grid-cols-[auto_1fr] content-start gap-x-2 md:gap-x-3">
              <Icon name={icon} className={`mt-0.5 ${HUE_TEXT[hue]}`} />
              <h3 className="text-base">{t(`feature.${id}.title`)}</h3>
              <p className="text-sm leading-normal text-ink-2 max-md:col-span-2 md:col-start-2">
                {t(`feature.${id}.text`)}
              </p>
            </li>
          ))}
        </ul>
      </PageSection>
      <section
        aria-labelledby="start"
        className="below-first-screen flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-control bg-sunk p-4 md:p-8"
      >
        <div>
          <h2 id="start" className="text-xl">
            {t('startHeading')}
          </h2>
          <p className="text-ink-2">{t('startText')}</p>
        </div>
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
        className="below-first-screen grid grid-cols-[6rem_1fr] items-center gap-x-4 gap-y-3 rounded-control bg-video-tint p-4 md:grid-cols-[16rem_1fr] md:gap-x-8 md:p-8"
      >
        <div className="md:row-span-3">{TOOL_DRAWINGS.video}</div>
        <h2 id="shot" className="text-xl">
          {t('videoHeading')}
        </h2>
        <p className="max-w-measure text-ink-2 max-md:col-span-2">{t('videoText')}</p>
        <Link
          to={pathOf('videoGenerator', code)}
          className={buttonLook({ tone: 'quiet', className: 'justify-self-start max-md:col-span-2' })}
        >
          {t('videoButton')}
        </Link>
      </section>
    </>
  );
}

/** The three steps from an idea to a prompt, next to a picture of them. */
function HomeSteps() {
  const { t } = useTranslation('home');
  return (
    <div className="grid items-center gap-6 lg:grid-cols-2 lg:gap-12">
      <BeforeAfterDrawing />
      <ol className="grid gap-3 md:gap-4 [counter-reset:step]">
        {STEPS.map((step) => (
          <li
            key={step}
            className="relative ps-12 [counter-increment:step] before:absolute before:start-0 before:top-0.5 before:grid before:size-8 before:place-items-center before:rounded-chip before:border before:border-edge before:bg-card before:font-semibold before:content-[counter(step)]"
          >
            <h3 className="text-lg">{t(`step.${step}.title`)}</h3>
            <p className="text-ink-2 max-md:text-sm max-md:leading-normal">{t(`step.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
