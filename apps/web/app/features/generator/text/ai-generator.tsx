import type { Language } from '@wordlamp/contract/languages';
import type { DailyUsage } from '@wordlamp/contract/usage';
import { memo, type ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useIsWide } from '../../../ui/use-is-wide.ts';
import { FormActions } from '../form-actions.tsx';
import type { OnCounted } from '../generation.ts';
import { GeneratorDesk } from '../generator-desk.tsx';
import { GeneratorForm } from '../generator-form.tsx';
import { ExampleTemplates } from './example-templates.tsx';
import { GoodPrompts } from './good-prompts.tsx';
import { IdeaField } from './idea-field.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { StarterList } from './starter-list.tsx';
import { TextResult } from './text-result.tsx';
import { isReady, notedProblem } from './text-state.ts';
import { Understood } from './understood.tsx';
import { useTextGenerator } from './use-text-generator.ts';
import { Uses } from './uses.tsx';

type AiGeneratorProps = {
  language: Language;
  usage: DailyUsage | undefined;
  onCounted: OnCounted;
  /** The quota: "Daily Usage 3/10" and the time of the next reset. */
  quota: ReactNode;
};

export const AiGenerator = memo(function AiGenerator(props: AiGeneratorProps) {
  const { language, usage, onCounted, quota } = props;
  const { t } = useTranslation('textGenerator');
  const desk = useTextGenerator({ language, usage, onCounted });
  const { state, send, submit, refusalText } = desk;
  const { idea, sheet } = state;
  const problem = notedProblem(state);
  const note = problem && refusalText({ code: problem, text: '', requests: undefined });
  // On phones what can be changed stands where the change is seen.
  const isWithResult = !useIsWide() && desk.understood !== undefined;
  const understood = <Understood desk={desk} />;
  const takeTemplate = (template: string) => send({ type: 'templateTaken', template });
  return (
    <GeneratorDesk
      title={t('title')}
      lede={t('lede')}
      quota={quota}
      form={
        <GeneratorForm formRef={desk.formRef} onSubmit={() => submit('server')}>
          <IdeaField
            text={idea}
            note={note}
            fieldRef={desk.fieldRef}
            onChange={(text) => send({ type: 'typed', idea: text })}
            onPrepare={desk.prepare}
          />
          {!isWithResult && understood}
          <LanguageChoice
            pinned={state.language}
            onPin={(pinned) => send({ type: 'languagePinned', language: pinned })}
          />
          <FormActions
            generateLabel={t('generate')}
            clearLabel={t('clear')}
            isReady={isReady(state)}
            isWorking={sheet.status === 'working'}
            isFilled={idea !== ''}
            handOver={{ isPending: state.isHandOverPending, cancel: () => send({ type: 'handOverCancelled' }) }}
            removal={desk.removal}
          />
        </GeneratorForm>
      }
      sheet={
        <TextResult
          desk={desk}
          usage={usage}
          hint={<StarterList onStarter={takeTemplate} />}
          understood={isWithResult && understood}
        />
      }
    >
      <GoodPrompts />
      <ExampleTemplates onUse={takeTemplate} />
      <Uses />
    </GeneratorDesk>
  );
});
