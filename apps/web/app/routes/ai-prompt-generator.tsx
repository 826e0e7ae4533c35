import type { MetaDescriptor } from 'react-router';
import { readGeneratorWords } from '../content/read-generator-words.server.ts';
import { AiGenerator } from '../features/generator/text/ai-generator.tsx';
import { QuotaLine } from '../features/usage/quota-line.tsx';
import { UsageFigure } from '../features/usage/usage-figure.tsx';
import { useDailyUsage } from '../features/usage/use-daily-usage.ts';
import { pageMeta } from '../i18n/page-meta.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { unpackWords } from '../i18n/words.ts';
import { PAGES } from '../site-paths.ts';
import type { Route } from './+types/ai-prompt-generator';

export function loader({ params }: Route.LoaderArgs) {
  return { words: JSON.stringify(readGeneratorWords(params.lang, 'textGenerator')) };
}

export function meta({ params, loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  const { metaTitle, metaDescription, metaKeywords } = unpackWords<'textGenerator'>(loaderData.words).textGenerator;
  const { wholeLanguages } = matches[0].loaderData;
  return pageMeta({
    language: params.lang,
    path: PAGES.aiGenerator,
    title: metaTitle,
    description: metaDescription,
    keywords: metaKeywords,
    wholeLanguages,
  });
}

export default function AiPromptGenerator() {
  const language = useLanguage();
  const { usage, count } = useDailyUsage();
  return (
    <AiGenerator
      language={language}
      usage={usage}
      onCounted={count}
      usageFigure={<UsageFigure usage={usage} />}
      quotaLine={<QuotaLine usage={usage} tag={language.tag} />}
    />
  );
}
