import { VIDEO_FIELDS } from '@wordlamp/engine/video-form';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { pathOf } from '../../../site-paths.ts';
import { buttonLook } from '../../../ui/button-look.ts';
import { CodeSample } from '../../../ui/code-sample.tsx';
import { PageSection } from '../../../ui/page-section.tsx';
import { TermList } from '../../../ui/term-list.tsx';
import { SAMPLE_JSON } from './sample-json.ts';

const REASONS = ['Order', 'Blank', 'Camera', 'Avoid'] as const;
const VEO_SITE = 'https://deepmind.google/models/veo/';

/** What the fields are for, a sample, and where to go with the result. */
export function VideoGuide() {
  const { t } = useTranslation('videoGenerator');
  const { code } = useLanguage();
  return (
    <>
      <PageSection id="why" title={t('whyTitle')}>
        <ul className="grid gap-x-10 gap-y-6 @min-[40rem]:grid-cols-2">
          {REASONS.map((reason) => (
            <li key={reason}>
              <h3 className="text-lg">{t(`why${reason}Title`)}</h3>
              <p className="mt-1 max-w-measure text-ink-2">{t(`why${reason}Text`)}</p>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection id="fields" title={t('fieldsTitle')}>
        <TermList
          terms={VIDEO_FIELDS.map((field) => ({ id: field, term: t(`field.${field}`), meaning: t(`about.${field}`) }))}
        />
      </PageSection>
      <PageSection id="sample" title={t('sampleTitle')}>
        <p className="-mt-4 max-w-measure text-ink-2">{t('sampleLede')}</p>
        <CodeSample hue="video" code={SAMPLE_JSON} />
      </PageSection>
      <section aria-labelledby="next" className="grid gap-4 border-t border-line pt-12">
        <h2 id="next" className="max-w-measure text-2xl">
          {t('nextTitle')}
        </h2>
        <p className="max-w-measure text-ink-2">{t('nextText')}</p>
        <div className="flex flex-wrap gap-3">
          <a href={VEO_SITE} target="_blank" rel="noopener noreferrer" className={buttonLook({ tone: 'main' })}>
            {t('officialSite')}
          </a>
          <Link to={pathOf('videoPrompt', code)} className={buttonLook({ tone: 'quiet' })}>
            {t('toGuide')}
          </Link>
        </div>
      </section>
    </>
  );
}
