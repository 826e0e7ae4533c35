import { languageOf } from '@wordlamp/contract/languages';
import { DEFAULT_DAILY_LIMIT } from '@wordlamp/contract/limits';
import { writeTextPrompt } from '@wordlamp/engine';
import { TEXT_PACKS } from '@wordlamp/engine/text/all-packs';
import type { MetaDescriptor } from 'react-router';
import { readWords } from '../content/read-words.server.ts';
import { writeToolSamples } from '../content/write-tool-samples.server.ts';
import { HomeIdeaForm } from '../features/home/home-idea-form.tsx';
import { HomeSections } from '../features/home/home-sections.tsx';
import { SampleSheet } from '../features/home/sample-sheet.tsx';
import { Starters } from '../features/home/starters.tsx';
import { TypingLine } from '../features/home/typing-line.tsx';
import { useForwardedPrompt } from '../features/home/use-forwarded-prompt.ts';
import { fillSlots } from '../i18n/fill-slots.ts';
import { routeMeta } from '../i18n/route-meta.ts';
import { faqPage, webApplication, webSite } from '../i18n/structured-data.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import type { Route } from './+types/home';

export function loader({ params }: Route.LoaderArgs) {
  const words = readWords(params.lang, 'home');
  const sample = writeTextPrompt({ idea: words.home.sampleIdea }, TEXT_PACKS).prompt;
  return { words: JSON.stringify(words), sample, toolSamples: writeToolSamples(languageOf(params.lang).code) };
}

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  const { tag } = languageOf(args.params.lang);
  return routeMeta(args, 'home', 'home', ({ metaDescription, faq }) => [
    webSite(metaDescription),
    webApplication('Wordlamp', metaDescription),
    faqPage(
      Object.values(faq).map(({ question, answer }) => ({
        question,
        answer: fillSlots(answer, { limit: DEFAULT_DAILY_LIMIT }, tag),
      })),
    ),
  ]);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('home');
  useForwardedPrompt();
  return (
    <div className="mx-auto grid max-w-page gap-12 px-4 pt-6 pb-16 lg:px-10 lg:pt-14">
      <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-10">
        <div className="grid gap-6">
          <div className="grid gap-2">
            <h1 className="max-w-[10em] text-2xl md:text-3xl lg:text-4xl">{t('title')}</h1>
            <p className="text-ink-2">{t('lead')}</p>
            <TypingLine />
          </div>
          <HomeIdeaForm />
          <Starters />
        </div>
        <SampleSheet prompt={loaderData.sample} />
      </div>
      <HomeSections samples={loaderData.toolSamples} />
    </div>
  );
}
