import { useState } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathOf } from '../../site-paths.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { HomeIdeaForm, IDEA_FIELD } from './home-idea-form.tsx';
import { HomeSheet } from './home-sheet.tsx';
import { Starters } from './starters.tsx';
import { TypingLine } from './typing-line.tsx';
import { type LoadHomeResult, useHomeResult } from './use-home-result.ts';
import { usePreview } from './use-preview.ts';

type HomeHeroProps = { sample: string; loadResult: LoadHomeResult };

/** The first screen: one field for an idea, and the result sheet. */
export function HomeHero({ sample, loadResult }: HomeHeroProps) {
  const { t } = useTranslation('home');
  const { code } = useLanguage();
  const [idea, setIdea] = useState('');
  const preview = usePreview(idea);
  const { Result, asked, ask } = useHomeResult(loadResult);
  return (
    <div className="grid grid-cols-1 gap-6 md:gap-8 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:gap-12">
      <div className="grid grid-cols-1 content-start gap-4 md:gap-6">
        <div className="grid gap-3">
          <h1 className="text-2xl md:text-3xl">{t('title')}</h1>
          <p className="text-ink-2 md:text-lg">{t('lead')}</p>
          <TypingLine />
        </div>
        <HomeIdeaForm onIdea={setIdea} onText={ask}>
          {preview?.written.basis === 'idea' && <preview.UnderstoodChips preview={preview.written} />}
        </HomeIdeaForm>
        <Starters />
      </div>
      {Result ? (
        <Result idea={idea} fieldId={IDEA_FIELD} asked={asked}>
          <Link to={pathOf('aiGenerator', code)} className={buttonLook({ tone: 'quiet' })}>
            {t('toGenerator')}
          </Link>
        </Result>
      ) : (
        <HomeSheet sample={sample} preview={preview && <preview.PromptPreview prompt={preview.written.prompt} />} />
      )}
    </div>
  );
}
