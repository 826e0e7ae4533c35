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
import { ArtOutput } from './art-output.tsx';
import { ArtStarterList } from './art-starter-list.tsx';
import { HowToUse } from './how-to-use.tsx';
import { LiveLine } from './live-line.tsx';
import { ProblemList } from './problem-list.tsx';
import { useArtGenerator } from './use-art-generator.ts';
import { WhyChoose } from './why-choose.tsx';

type ArtGeneratorProps = {
  language: Language;
  usage: DailyUsage | undefined;
  onCounted: OnCounted;
  /** "Daily Usage 3/10", for the list of figures. */
  usageFigure: ReactNode;
  /** What is left of the day, to stand below the form. */
  quotaLine: ReactNode;
};

export function ArtGenerator({ language, usage, onCounted, usageFigure, quotaLine }: ArtGeneratorProps) {
  const { t } = useTranslation('artGenerator');
  const desk = useArtGenerator({ language, usage, onCounted });
  const { form, generation, removal } = desk;
  const { missing, detailsNote, isExplained } = desk.problems;
  return (
    <GeneratorDesk
      title={t('title')}
      lede={t('lede')}
      figures={usageFigure}
      form={
        <GeneratorForm formRef={desk.formRef} onSubmit={desk.submit}>
          {isExplained && <ProblemList missing={missing} detailsNote={detailsNote} />}
          <ArtFields
            choices={form.choices}
            suggested={form.suggested}
            isExplained={isExplained}
            detailsNote={detailsNote}
            onChoose={desk.choose}
          />
          <LiveLine choices={form.choices} suggested={form.suggested} />
          <FormActions
            generateLabel={t('generate')}
            clearLabel={t('reset')}
            isReady={desk.isReady}
            isWorking={generation.status === 'working'}
            isFilled={hasChoices(form.choices)}
            handOver={desk.handOver}
            removal={removal}
            isFormLong
          />
          {quotaLine}
        </GeneratorForm>
      }
      sheet={
        <ResultSheet
          hue="art"
          generation={generation}
          isStale={false}
          onUpdate={() => desk.submit()}
          isHandOverPending={desk.handOver.isPending}
          fallbackNotice={t('fallbackNotice')}
          refusalText={desk.refusalText}
          usage={usage}
          onWriteHere={desk.writeHere}
          hint={<ArtStarterList onStarter={removal.fill} />}
        >
          {(output, isOld) => (
            <ArtOutput output={output} target={desk.target} isOld={isOld} onTarget={desk.setTarget} />
          )}
        </ResultSheet>
      }
    >
      <WhyChoose />
      <HowToUse />
    </GeneratorDesk>
  );
}
