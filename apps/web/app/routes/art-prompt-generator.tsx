import type { MetaDescriptor } from 'react-router';
import { readGeneratorWords } from '../content/read-generator-words.server.ts';
import { ArtGenerator } from '../features/generator/art/art-generator.tsx';
import { QuotaLine } from '../features/usage/quota-line.tsx';
import { UsageFigure } from '../features/usage/usage-figure.tsx';
import { useDailyUsage } from '../features/usage/use-daily-usage.ts';
import { pageMeta } from '../i18n/page-meta.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { unpackWords } from '../i18n/words.ts';
import { PAGES } from '../site-paths.ts';
import type { Route } from './+types/art-prompt-generator';

export function loader({ params }: Route.LoaderArgs) {
  return { words: JSON.stringify(readGeneratorWords(params.lang, 'artGenerator')) };
}

export function meta({ params, loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  const { metaTitle, metaDescription, metaKeywords } = unpackWords<'artGenerator'>(loaderData.words).artGenerator;
  const { wholeLanguages } = matches[0].loaderData;
  return pageMeta({
    language: params.lang,
    path: PAGES.artGenerator,
    title: metaTitle,
    description: metaDescription,
    keywords: metaKeywords,
    wholeLanguages,
  });
}

export default function ArtPromptGenerator() {
  const language = useLanguage();
  const { usage, count } = useDailyUsage();
  return (
    <ArtGenerator
      language={language}
      usage={usage}
      onCounted={count}
      usageFigure={<UsageFigure usage={usage} />}
      quotaLine={<QuotaLine usage={usage} tag={language.tag} />}
    />
  );
}
