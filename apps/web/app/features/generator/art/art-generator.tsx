import type { Language } from '@wordlamp/contract/languages';
import type { DailyUsage } from '@wordlamp/contract/usage';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FormActions } from '../form-actions.tsx';
import type { OnCounted } from '../generation.ts';
import { GeneratorDesk } from '../generator-desk.tsx';
import { GeneratorForm } from '../generator-form.tsx';
import { ResultSheet } from '../result-sheet.tsx';
import { hasChoices } from './art-choices.ts';
import { ArtFields } from './art-fields.tsx';
import { ArtResult } from './art-result.tsx';
import { ArtStarterList } from './art-starter-list.tsx';
import { isReady, isStale, listsProblems, missingIn } from './art-state.ts';
import { detailsProblem } from './details-problem.ts';
import { HowToUse } from './how-to-use.tsx';
import { LiveLine } from './live-line.tsx';
import { ProblemList } from './problem-list.tsx';
import { useArtGenerator } from './use-art-generator.ts';
import { WhyChoose } from './why-choose.tsx';

type ArtGeneratorProps = {
  language: Language;
  usage: DailyUsage | undefined;
  onCounted: OnCounted;
  /** The quota: "Daily Usage 3/10" and the time of the next reset. */
  quota: ReactNode;
};

export function ArtGenerator({ language, usage, onCounted, quota }: ArtGeneratorProps) {
  const { t } = useTranslation('artGenerator');
  const desk = useArtGenerator({ language, usage, onCounted });
  const { state, send, submit } = desk;
  const { choices, suggested, sheet } = state;
  const isExplained = listsProblems(state);
  const problem = detailsProblem(choices.details);
  const detailsNote = problem && desk.refusalText({ code: problem, text: '', requests: undefined });
  return (
    <GeneratorDesk
      title={t('title')}
      lede={t('lede')}
      quota={quota}
      form={
        <GeneratorForm formRef={desk.formRef} onSubmit={() => submit('server')}>
          {isExplained && <ProblemList missing={missingIn(state)} detailsNote={detailsNote} />}
          <ArtFields
            choices={choices}
            suggested={suggested}
            isExplained={isExplained}
            detailsNote={detailsNote}
            onChoose={(field, value) => send({ type: 'chosen', field, value })}
          />
          <LiveLine choices={choices} suggested={suggested} />
          <FormActions
            generateLabel={t('generate')}
            clearLabel={t('reset')}
            isReady={isReady(state)}
            isWorking={sheet.status === 'working'}
            isFilled={hasChoices(choices)}
            handOver={{ isPending: state.handOver !== 'none', cancel: () => send({ type: 'handOverCancelled' }) }}
            removal={desk.removal}
            isFormLong
          />
        </GeneratorForm>
      }
      sheet={
        <ResultSheet
          hue="art"
          generation={sheet}
          isStale={isStale(state)}
          onUpdate={() => submit('server')}
          isHandOverPending={state.handOver !== 'none'}
          fallbackNotice={t('fallbackNotice')}
          refusalText={desk.refusalText}
          usage={usage}
          onWriteHere={() => submit('device')}
          hint={<ArtStarterList onStarter={(example) => send({ type: 'exampleTaken', example })} />}
        >
          {(output, isOld) => <ArtResult output={output} isOld={isOld} isStale={isStale(state)} send={send} />}
        </ResultSheet>
      }
    >
      <WhyChoose />
      <HowToUse />
    </GeneratorDesk>
  );
}
