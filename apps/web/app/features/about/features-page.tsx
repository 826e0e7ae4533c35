import { toldWords } from '@wordlamp/contract/languages';
import { DEFAULT_DAILY_LIMIT, MAX_WORDS } from '@wordlamp/contract/limits';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathOf } from '../../site-paths.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { FeatureCards } from './feature-cards.tsx';

const BENEFITS = ['words', 'languages', 'offline', 'privacy'] as const;
const LIMITS = ['requests', 'words', 'price'] as const;

export function FeaturesPage() {
  const { t } = useTranslation(['features', 'shell']);
  const language = useLanguage();
  const facts = { requests: DEFAULT_DAILY_LIMIT, words: toldWords(MAX_WORDS, language) };
  return (
    <div className="mx-auto grid max-w-page gap-12 px-4 pt-6 pb-16 md:px-12 md:pt-10">
      <PageHeader title={t('title')} lede={t('lede')} />
      <FeatureCards />
      <PageSection id="benefits" title={t('benefitsTitle')}>
        <CardGrid
          cards={BENEFITS.map((id) => ({ id, title: t(`benefit.${id}.title`), text: t(`benefit.${id}.text`) }))}
        />
      </PageSection>
      <section
        aria-labelledby="limits"
        className="sheet-corner grid gap-6 border border-line border-s-6 border-s-primary bg-card p-6 md:p-10"
      >
        <h2 id="limits" className="text-2xl">
          {t('limitsTitle')}
        </h2>
        <dl className="grid gap-6 md:grid-cols-3">
          {LIMITS.map((limit) => (
            <div key={limit} className="flex flex-col-reverse justify-end border-s-2 border-line ps-4">
              <dt className="text-ink-2">{t(`limit.${limit}.text`)}</dt>
              <dd className="font-display text-2xl font-semibold md:text-3xl">
                <bdi>{t(`limit.${limit}.value`, facts)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Link to={pathOf('auth', language.code)} className={buttonLook({ tone: 'main' })}>
            {t('getStarted')}
          </Link>
          <p className="text-ink-2">
            {t('more')}{' '}
            <Link
              to={{ pathname: pathOf('contact', language.code), search: '?category=business' }}
              className="underline underline-offset-4 hover:text-ink"
            >
              {t('moreContact')}
            </Link>
          </p>
        </div>
      </section>
    </div>
  );
}
