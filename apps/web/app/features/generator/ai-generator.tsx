import type { Language } from '@wordlamp/contract/languages';
import { MAX_WORDS } from '@wordlamp/contract/limits';
import type { DailyUsage } from '@wordlamp/contract/usage';
import { countWords } from '@wordlamp/engine/count-words';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Figure } from '../../ui/figure.tsx';
import { ExampleTemplates } from './example-templates.tsx';
import { FormActions } from './form-actions.tsx';
import { GoodPrompts } from './good-prompts.tsx';
import { IdeaField } from './idea-field.tsx';
import { IdeaForm } from './idea-form.tsx';
import { ResultSheet } from './result-sheet.tsx';
import { useAiGenerator } from './use-ai-generator.ts';
import { Uses } from './uses.tsx';

type AiGeneratorProps = {
  language: Language;
  usage: DailyUsage | undefined;
  onCounted(requests: number): void;
  /** "Daily Usage 3/10", for the list of figures. */
  usageFigure: ReactNode;
  /** What is left of the day, to stand below the form. */
  quotaLine: ReactNode;
};

export function AiGenerator({ language, usage, onCounted, usageFigure, quotaLine }: AiGeneratorProps) {
  const { t } = useTranslation('generator');
  const desk = useAiGenerator({ language, usage, onCounted });
  const { idea, generation, handOver, removal } = desk;
  const words = countWords(idea.text);
  return (
    <div className="@container mx-auto grid max-w-page gap-16 px-4 pt-6 pb-16 md:px-12 md:pt-10">
      <div className="grid gap-6 md:gap-8">
        <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
          <div>
            <h1 className="text-2xl md:text-3xl">{t('title')}</h1>
            <p className="mt-2 max-w-measure text-ink-2">{t('lede')}</p>
          </div>
          <dl className="flex gap-6">
            {usageFigure}
            <Figure
              label={t('totalWordsLabel')}
              value={t('totalWordsValue', { words, limit: MAX_WORDS })}
              isOver={words > MAX_WORDS}
            />
          </dl>
        </header>
        <div className="grid gap-8 @min-[48rem]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] @min-[48rem]:gap-10">
          <IdeaForm onSubmit={() => desk.submit(idea.text)}>
            <IdeaField
              text={idea.text}
              note={desk.note}
              fieldRef={idea.fieldRef}
              onChange={desk.change}
              onPrepare={desk.prepare}
            />
            <FormActions
              isReady={desk.isReady}
              isWorking={generation.status === 'working'}
              hasText={idea.text !== ''}
              handOver={handOver}
              removal={removal}
            />
            {quotaLine}
          </IdeaForm>
          {/* Reaches the end of the window, so that a prompt that arrives moves nothing that is seen. */}
          <div className="grid min-h-104 @min-[48rem]:min-h-[min(calc(100svh-16rem),48rem)]">
            <ResultSheet
              generation={generation}
              isHandOverPending={handOver.isPending}
              refusalText={desk.refusalText}
              onStarter={desk.fill}
            />
          </div>
        </div>
      </div>
      <GoodPrompts />
      <ExampleTemplates onUse={desk.fill} />
      <Uses />
    </div>
  );
}
