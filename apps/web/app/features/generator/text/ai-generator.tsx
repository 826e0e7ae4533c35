import type { Language } from '@wordlamp/contract/languages';
import { MAX_WORDS } from '@wordlamp/contract/limits';
import type { DailyUsage } from '@wordlamp/contract/usage';
import { countWords } from '@wordlamp/engine/count-words';
import { memo, type ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FormActions } from '../form-actions.tsx';
import type { OnCounted } from '../generation.ts';
import { GeneratorDesk } from '../generator-desk.tsx';
import { GeneratorForm } from '../generator-form.tsx';
import { ResultSheet } from '../result-sheet.tsx';
import { WordTotal } from '../word-total.tsx';
import { ExampleTemplates } from './example-templates.tsx';
import { GoodPrompts } from './good-prompts.tsx';
import { IdeaField } from './idea-field.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { PromptOutput } from './prompt-output.tsx';
import { StarterList } from './starter-list.tsx';
import { useAiGenerator } from './use-ai-generator.ts';
import { Uses } from './uses.tsx';

type AiGeneratorProps = {
  language: Language;
  usage: DailyUsage | undefined;
  onCounted: OnCounted;
  /** "Daily Usage 3/10", for the list of figures. */
  usageFigure: ReactNode;
  /** What is left of the day, to stand below the form. */
  quotaLine: ReactNode;
};

export const AiGenerator = memo(function AiGenerator(props: AiGeneratorProps) {
  const { language, usage, onCounted, usageFigure, quotaLine } = props;
  const { t } = useTranslation('textGenerator');
  const desk = useAiGenerator({ language, usage, onCounted });
  const { idea, generation } = desk;
  return (
    <GeneratorDesk
      title={t('title')}
      lede={t('lede')}
      figures={
        <>
          {usageFigure}
          <WordTotal words={countWords(idea.text)} limit={MAX_WORDS} />
        </>
      }
      form={
        <GeneratorForm formRef={desk.formRef} onSubmit={() => desk.submit(idea.text)}>
          <IdeaField
            text={idea.text}
            note={desk.note}
            fieldRef={idea.fieldRef}
            onChange={desk.change}
            onPrepare={desk.prepare}
          />
          <LanguageChoice pinned={desk.choices.language} onPin={desk.choices.pin} />
          <FormActions
            generateLabel={t('generate')}
            clearLabel={t('clear')}
            isReady={desk.isReady}
            isWorking={generation.status === 'working'}
            isFilled={idea.text !== ''}
            handOver={desk.handOver}
            removal={desk.removal}
          />
          {quotaLine}
        </GeneratorForm>
      }
      sheet={
        <ResultSheet
          hue="text"
          generation={generation}
          isHandOverPending={desk.handOver.isPending}
          fallbackNotice={t('fallbackNotice')}
          refusalText={desk.refusalText}
          usage={usage}
          onWriteHere={desk.writeHere}
          hint={<StarterList onStarter={desk.fill} />}
        >
          {(output, isOld) => (
            <PromptOutput output={output} isOld={isOld} result={desk.result} onTarget={desk.choices.chooseTarget} />
          )}
        </ResultSheet>
      }
    >
      <GoodPrompts />
      <ExampleTemplates onUse={desk.fill} />
      <Uses />
    </GeneratorDesk>
  );
});
