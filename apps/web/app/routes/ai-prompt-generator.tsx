import { useMemo } from 'react';
import type { MetaDescriptor } from 'react-router';
import { readGeneratorWords } from '../content/read-generator-words.server.ts';
import { AiGenerator } from '../features/generator/text/ai-generator.tsx';
import { QuotaPill } from '../features/usage/quota-pill.tsx';
import { useDailyUsage } from '../features/usage/use-daily-usage.ts';
import { routeMeta } from '../i18n/route-meta.ts';
import { webApplication } from '../i18n/structured-data.ts';
import { useLanguage } from '../i18n/use-language.ts';
import type { Route } from './+types/ai-prompt-generator';

export function loader({ params }: Route.LoaderArgs) {
  return { words: JSON.stringify(readGeneratorWords(params.lang, 'textGenerator')) };
}

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  return routeMeta(args, 'textGenerator', 'aiGenerator', ({ title, metaDescription }) => [
    webApplication(title, metaDescription),
  ]);
}

export default function AiPromptGenerator() {
  const language = useLanguage();
  const { usage, count } = useDailyUsage();
  // Stable as long as the count is: other changes of the visitor's state do not re-render the generator.
  const quota = useMemo(() => <QuotaPill usage={usage} />, [usage]);
  return <AiGenerator language={language} usage={usage} onCounted={count} quota={quota} />;
}
