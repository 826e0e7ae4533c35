import type { Language } from '@wordlamp/contract/languages';
import type { DailyUsage } from '@wordlamp/contract/usage';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageSection } from '../../../ui/page-section.tsx';
import { FormActions } from '../form-actions.tsx';
import type { OnCounted } from '../generation.ts';
import { GeneratorDesk } from '../generator-desk.tsx';
import { GeneratorForm } from '../generator-form.tsx';
import { ResultSheet } from '../result-sheet.tsx';
import { Starters } from '../starters.tsx';
import { type ArtChoices, hasChoices } from './art-choices.ts';
import { ArtFields } from './art-fields.tsx';
import { ArtResult } from './art-result.tsx';
import { ART_STARTERS } from './art-starters.ts';
import { isReady, isStale, listsProblems, missingIn } from './art-state.ts';
import { detailsProblem } from './details-problem.ts';
import { LiveLine } from './live-line.tsx';
import { ProblemList } from './problem-list.tsx';
import { useArtGenerator } from './use-art-generator.ts';

const REASONS = ['Whole', 'Clash', 'Tool', 'Own'] as const;

const STEPS = ['Choose', 'Details', 'Generate', 'Take'] as const;

type ArtStarterListProps = { onStarter(choices: ArtChoices): void };

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

/** Three pictures to begin with. */
function ArtStarterList({ onStarter }: ArtStarterListProps) {
  const { t } = useTranslation('artGenerator');
  const starters = ART_STARTERS.map(({ title, details, choices }) => ({
    id: title,
    text: t(title),
    onStart: () => onStarter({ ...choices, details: t(details) }),
  }));
  return <Starters hint={t('sheetHint')} starters={starters} />;
}

function HowToUse() {
  const { t } = useTranslation('artGenerator');
  return (
    <PageSection id="how" title={t('howTitle')}>
      <ol className="grid gap-6 [counter-reset:step] @min-[40rem]:grid-cols-2 @min-[60rem]:grid-cols-4">
        {STEPS.map((step) => (
          <li
            key={step}
            className="border-t-3 border-art-hue pt-3 [counter-increment:step] before:font-mono before:text-xs before:text-ink-3 before:content-[counter(step)]"
          >
            <h3 className="text-lg">{t(`how${step}Title`)}</h3>
            <p className="mt-1 text-ink-2">{t(`how${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}

function WhyChoose() {
  const { t } = useTranslation('artGenerator');
  return (
    <PageSection id="why" title={t('whyTitle')}>
      <ul className="grid gap-x-10 gap-y-6 @min-[40rem]:grid-cols-2">
        {REASONS.map((reason) => (
          <li key={reason}>
            <h3 className="text-lg">{t(`why${reason}Title`)}</h3>
            <p className="mt-1 max-w-measure text-ink-2">{t(`why${reason}Text`)}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
