import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathOf } from '../../site-paths.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageSection } from '../../ui/page-section.tsx';

const AIMS = ['mission', 'vision'] as const;
const AREAS = ['write', 'teach', 'gather'] as const;
const VALUES = ['innovation', 'community', 'trust', 'passion'] as const;
const STORY = ['lamp', 'problem', 'today'] as const;

type AboutPageProps = {
  /** Those that are set. */
  numbers: readonly { name: 'prompts' | 'users' | 'countries' | 'uptime'; value: string; isAtLeast: boolean }[];
};

export function AboutPage({ numbers }: AboutPageProps) {
  const { t } = useTranslation(['about', 'shell']);
  const { code } = useLanguage();
  return (
    <div className="mx-auto grid max-w-page gap-12 px-4 pt-6 pb-16 md:px-12 md:pt-10">
      <PageHeader title={t('title')} lede={t('lede')} />
      <div className="grid gap-6 md:grid-cols-2">
        {AIMS.map((aim) => (
          <section
            key={aim}
            aria-labelledby={aim}
            className="sheet-corner grid content-start gap-3 border border-line border-s-6 border-s-primary bg-card p-6 md:p-8"
          >
            <h2 id={aim} className="text-xl">
              {t(`${aim}.title`)}
            </h2>
            <p className="text-ink-2">{t(`${aim}.text`)}</p>
          </section>
        ))}
      </div>
      <PageSection id="areas" title={t('areasTitle')}>
        <CardGrid cards={AREAS.map((id) => ({ id, title: t(`area.${id}.title`), text: t(`area.${id}.text`) }))} />
      </PageSection>
      <PageSection id="values" title={t('valuesTitle')}>
        <CardGrid cards={VALUES.map((id) => ({ id, title: t(`value.${id}.title`), text: t(`value.${id}.text`) }))} />
      </PageSection>
      <PageSection id="story" title={t('storyTitle')}>
        <div className="grid max-w-measure gap-5">
          {STORY.map((part) => (
            <p key={part}>{t(`story.${part}`)}</p>
          ))}
        </div>
      </PageSection>
      {numbers.length > 0 && (
        <PageSection id="numbers" title={t('numbersTitle')}>
          <dl className="grid grid-cols-2 gap-6 lg:grid-cols-4">
            {numbers.map(({ name, value, isAtLeast }) => (
              <div key={name} className="flex flex-col-reverse border-s-2 border-line ps-4">
                <dt className="text-ink-2">{t(`number.${name}`)}</dt>
                <dd className="font-display text-xl font-semibold wrap-anywhere min-[22rem]:text-2xl tabular-nums md:text-3xl">
                  <bdi>{isAtLeast ? t('atLeast', { value }) : value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </PageSection>
      )}
      <PageSection id="start" title={t('startTitle')}>
        <div className="flex flex-wrap gap-3">
          <Link to={pathOf('aiGenerator', code)} className={buttonLook({ tone: 'main' })}>
            {t('shell:openText')}
          </Link>
          <Link to={pathOf('contact', code)} className={buttonLook({ tone: 'quiet' })}>
            {t('openContact')}
          </Link>
        </div>
      </PageSection>
    </div>
  );
}
