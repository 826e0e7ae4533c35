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

const MISTAKES = ['Two', 'Vague', 'Talk', 'Not'] as const;

/** What a video JSON prompt is, beside the generator that makes one. */
export function VideoPromptPage() {
  const { t } = useTranslation('videoPrompt');
  const { code } = useLanguage();
  return (
    <div className="@container mx-auto grid max-w-page gap-16 px-4 pt-6 pb-16 md:px-12 md:pt-10">
      <header className="grid gap-4">
        <h1 className="text-2xl md:text-3xl">{t('title')}</h1>
        <p className="max-w-measure text-ink-2">{t('lede')}</p>
        <div className="flex flex-wrap gap-3">
          <Link to={pathOf('videoGenerator', code)} className={buttonLook({ tone: 'main' })}>
            {t('openGenerator')}
          </Link>
          <Link to={pathOf('jsonGenerator', code)} className={buttonLook({ tone: 'quiet' })}>
            {t('openJson')}
          </Link>
        </div>
      </header>
      <PageSection id="what" title={t('whatTitle')}>
        <div className="grid max-w-measure gap-4">
          <p>{t('whatText')}</p>
          <p>{t('whyText')}</p>
        </div>
      </PageSection>
      <PageSection id="keys" title={t('keysTitle')}>
        <TermList
          terms={VIDEO_FIELDS.map((field) => ({
            id: field,
            term: <JsonKey field={field} />,
            meaning: t(`key.${field}`),
          }))}
        />
      </PageSection>
      <PageSection id="example" title={t('exampleTitle')}>
        <CodeSample hue="video" code={SAMPLE_JSON} />
      </PageSection>
      <PageSection id="mistakes" title={t('mistakesTitle')}>
        <ul className="grid gap-x-10 gap-y-6 @min-[40rem]:grid-cols-2">
          {MISTAKES.map((mistake) => (
            <li key={mistake}>
              <h3 className="text-lg">{t(`mistake${mistake}Title`)}</h3>
              <p className="mt-1 max-w-measure text-ink-2">{t(`mistake${mistake}Text`)}</p>
            </li>
          ))}
        </ul>
      </PageSection>
    </div>
  );
}

type JsonKeyProps = { field: string };

/** A field of the form by its key in the JSON. */
function JsonKey({ field }: JsonKeyProps) {
  return (
    <bdi dir="ltr" lang="en" className="font-mono text-sm">
      {field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)}
    </bdi>
  );
}
