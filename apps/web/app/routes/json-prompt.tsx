import type { MetaDescriptor } from 'react-router';
import { readGeneratorWords } from '../content/read-generator-words.server.ts';
import { JsonGenerator } from '../features/generator/json/json-generator.tsx';
import { QuotaLine } from '../features/usage/quota-line.tsx';
import { UsageFigure } from '../features/usage/usage-figure.tsx';
import { useDailyUsage } from '../features/usage/use-daily-usage.ts';
import { pageMeta } from '../i18n/page-meta.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { unpackWords } from '../i18n/words.ts';
import { PAGES } from '../site-paths.ts';
import type { Route } from './+types/json-prompt';

export function loader({ params }: Route.LoaderArgs) {
  return { words: JSON.stringify(readGeneratorWords(params.lang, 'jsonGenerator')) };
}

export function meta({ params, loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  const { metaTitle, metaDescription, metaKeywords } = unpackWords<'jsonGenerator'>(loaderData.words).jsonGenerator;
  const { wholeLanguages } = matches[0].loaderData;
  return pageMeta({
    language: params.lang,
    path: PAGES.jsonGenerator,
    title: metaTitle,
    description: metaDescription,
    keywords: metaKeywords,
    wholeLanguages,
  });
}

export default function JsonPrompt() {
  const language = useLanguage();
  const { usage, count } = useDailyUsage();
  return (
    <JsonGenerator
      language={language}
      usage={usage}
      onCounted={count}
      usageFigure={<UsageFigure usage={usage} />}
      quotaLine={<QuotaLine usage={usage} tag={language.tag} />}
    />
  );
}
