import type { MetaDescriptor } from 'react-router';
import { readGeneratorWords } from '../content/read-generator-words.server.ts';
import { ArtGenerator } from '../features/generator/art/art-generator.tsx';
import { QuotaPill } from '../features/usage/quota-pill.tsx';
import { useDailyUsage } from '../features/usage/use-daily-usage.ts';
import { routeMeta } from '../i18n/route-meta.ts';
import { webApplication } from '../i18n/structured-data.ts';
import { useLanguage } from '../i18n/use-language.ts';
import type { Route } from './+types/art-prompt-generator';

export function loader({ params }: Route.LoaderArgs) {
  return { words: JSON.stringify(readGeneratorWords(params.lang, 'artGenerator')) };
}

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  return routeMeta(args, 'artGenerator', 'artGenerator', ({ title, metaDescription }) => [
    webApplication(title, metaDescription),
  ]);
}

export default function ArtPromptGenerator() {
  const language = useLanguage();
  const { usage, count } = useDailyUsage();
  return <ArtGenerator language={language} usage={usage} onCounted={count} quota={<QuotaPill usage={usage} />} />;
}
