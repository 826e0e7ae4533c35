import { useTranslation } from 'react-i18next';
import type { MetaDescriptor } from 'react-router';
import { readWords } from '../content/read-words.server.ts';
import { AiGenerator } from '../features/generator/ai-generator.tsx';
import { QuotaLine } from '../features/usage/quota-line.tsx';
import { UsageFigure } from '../features/usage/usage-figure.tsx';
import { useDailyUsage } from '../features/usage/use-daily-usage.ts';
import { pageMeta } from '../i18n/page-meta.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { unpackWords } from '../i18n/words.ts';
import { TOAST_MS, VISIBLE_TOASTS } from '../lib/library-numbers.ts';
import { notices } from '../lib/notify.ts';
import { PAGES } from '../site-paths.ts';
import { Toaster } from '../ui/toaster.tsx';
import type { Route } from './+types/ai-prompt-generator';

/** What a visitor can run into on the way; the words for all other errors are loaded when one occurs. */
const LIKELY_ERRORS = ['empty_input', 'too_many_words', 'input_too_long', 'daily_limit_reached'] as const;

export function loader({ params }: Route.LoaderArgs) {
  const { generator, errors } = readWords(params.lang, 'generator', 'errors');
  const likely = Object.fromEntries(LIKELY_ERRORS.map((code) => [code, errors[code]]));
  return { words: JSON.stringify({ generator, errors: likely }) };
}

export function meta({ params, loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  const {
    metaTitle: title,
    metaDescription: description,
    metaKeywords: keywords,
  } = unpackWords<'generator'>(loaderData.words).generator;
  const { wholeLanguages } = matches[0].loaderData;
  return pageMeta({ language: params.lang, path: PAGES.aiGenerator, title, description, keywords, wholeLanguages });
}

export default function AiPromptGenerator() {
  const { t } = useTranslation('generator');
  const language = useLanguage();
  const { usage, count } = useDailyUsage();
  return (
    <>
      <AiGenerator
        language={language}
        usage={usage}
        onCounted={count}
        usageFigure={<UsageFigure usage={usage} />}
        quotaLine={<QuotaLine usage={usage} tag={language.tag} />}
      />
      <Toaster
        source={notices}
        label={t('noticesLabel')}
        direction={language.direction}
        durationMs={TOAST_MS}
        visibleToasts={VISIBLE_TOASTS}
      />
    </>
  );
}
