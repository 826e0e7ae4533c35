import { VIDEO_FIELDS, type VideoField } from '@wordlamp/engine/video-form';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Sample } from '../../../reading/sample.tsx';
import { WithContents } from '../../../reading/with-contents.tsx';
import { pathOf } from '../../../site-paths.ts';
import { buttonLook } from '../../../ui/button-look.ts';
import { TermList } from '../../../ui/term-list.tsx';
import { jsonKey } from './json-key.ts';
import { SAMPLE_JSON } from './sample-json.ts';

const PARTS = [
  { id: 'what', title: 'whatTitle' },
  { id: 'keys', title: 'keysTitle' },
  { id: 'example', title: 'exampleTitle' },
  { id: 'mistakes', title: 'mistakesTitle' },
] as const;
const MISTAKES = ['Two', 'Vague', 'Talk', 'Not'] as const;

/** Explains video JSON prompts, and contains the generator that makes one. */
export function VideoPromptPage() {
  const { t } = useTranslation('videoPrompt');
  const { code } = useLanguage();
  return (
    <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-12 px-4 pt-6 pb-16 md:px-12 md:pt-10">
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
      <WithContents parts={PARTS.map(({ id, title }) => ({ id, title: t(title) }))}>
        {PARTS.map(({ id, title }) => (
          <section key={id} aria-labelledby={id} className="@container grid grid-cols-[minmax(0,1fr)] gap-5">
            <h2 id={id} className="text-xl md:text-2xl">
              {t(title)}
            </h2>
            <PartBody id={id} />
          </section>
        ))}
      </WithContents>
    </div>
  );
}

type PartBodyProps = { id: (typeof PARTS)[number]['id'] };

function PartBody({ id }: PartBodyProps) {
  const { t } = useTranslation('videoPrompt');
  switch (id) {
    case 'what':
      return (
        <div className="grid gap-4">
          <p>{t('whatText')}</p>
          <p>{t('whyText')}</p>
        </div>
      );
    case 'keys':
      return (
        <TermList
          terms={VIDEO_FIELDS.map((field) => ({
            id: field,
            term: <JsonKey field={field} />,
            meaning: t(`key.${field}`),
          }))}
        />
      );
    case 'example':
      return <Sample example={{ text: SAMPLE_JSON, isPrompt: true, tool: 'video' }} hue="video" />;
    case 'mistakes':
      return (
        <ul className="grid gap-6">
          {MISTAKES.map((mistake) => (
            <li key={mistake}>
              <h3 className="text-lg">{t(`mistake${mistake}Title`)}</h3>
              <p className="mt-1 text-ink-2">{t(`mistake${mistake}Text`)}</p>
            </li>
          ))}
        </ul>
      );
  }
}

type JsonKeyProps = { field: VideoField };

function JsonKey({ field }: JsonKeyProps) {
  return (
    <bdi dir="ltr" lang="en" className="font-mono text-sm">
      {jsonKey(field)}
    </bdi>
  );
}
