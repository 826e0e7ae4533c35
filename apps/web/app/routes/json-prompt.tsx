import { languageOf, toldWords } from '@wordlamp/contract/languages';
import { DEFAULT_DAILY_LIMIT, MAX_WORDS } from '@wordlamp/contract/limits';
import type { MetaDescriptor } from 'react-router';
import { readGeneratorWords } from '../content/read-generator-words.server.ts';
import { JsonGenerator } from '../features/generator/json/json-generator.tsx';
import { JSON_QUESTIONS } from '../features/generator/json/json-questions.ts';
import { QuotaPill } from '../features/usage/quota-pill.tsx';
import { useDailyUsage } from '../features/usage/use-daily-usage.ts';
import { fillSlots } from '../i18n/fill-slots.ts';
import { routeMeta } from '../i18n/route-meta.ts';
import { faqPage, webApplication } from '../i18n/structured-data.ts';
import { useLanguage } from '../i18n/use-language.ts';
import type { Route } from './+types/json-prompt';

export function loader({ params }: Route.LoaderArgs) {
  return { words: JSON.stringify(readGeneratorWords(params.lang, 'jsonGenerator')) };
}

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  const language = languageOf(args.params.lang);
  const limits = { words: toldWords(MAX_WORDS, language), limit: DEFAULT_DAILY_LIMIT };
  return routeMeta(args, 'jsonGenerator', 'jsonGenerator', (words) => [
    webApplication(words.title, words.metaDescription),
    faqPage(
      JSON_QUESTIONS.map((name) => ({
        question: words[`faq${name}`],
        answer: fillSlots(words[`faq${name}Answer`], limits, language.tag),
      })),
    ),
  ]);
}

export default function JsonPrompt() {
  const language = useLanguage();
  const { usage, count } = useDailyUsage();
  return <JsonGenerator language={language} usage={usage} onCounted={count} quota={<QuotaPill usage={usage} />} />;
}
