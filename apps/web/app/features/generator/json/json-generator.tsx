import type { Language } from '@wordlamp/contract/languages';
import type { DailyUsage } from '@wordlamp/contract/usage';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FormActions } from '../form-actions.tsx';
import type { OnCounted } from '../generation.ts';
import { GeneratorDesk } from '../generator-desk.tsx';
import { GeneratorForm } from '../generator-form.tsx';
import { type ChangedLamp, ResultSheet } from '../result-sheet.tsx';
import { Starters } from '../starters.tsx';
import { AboutJson } from './about-json.tsx';
import { JsonFaq } from './json-faq.tsx';
import { JsonFormFields } from './json-form-fields.tsx';
import { JsonResult } from './json-result.tsx';
import { isFilled, isReady, isStale } from './json-state.ts';
import { judgeJson } from './judge-json.ts';
import { useJsonGenerator } from './use-json-generator.ts';

const STARTERS = ['starterData', 'starterSteps', 'starterImage'] as const;
type JsonStartersProps = { onStarter(text: string): void };

type JsonGeneratorProps = {
  language: Language;
  usage: DailyUsage | undefined;
  onCounted: OnCounted;
  /** The quota: "Daily Usage 3/10" and the time of the next reset. */
  quota: ReactNode;
};

export function JsonGenerator({ language, usage, onCounted, quota }: JsonGeneratorProps) {
  const { t } = useTranslation(['jsonGenerator', 'generator']);
  const desk = useJsonGenerator({ language, usage, onCounted });
  const { state, send, submit } = desk;

  function lampOf(prompt: string): ChangedLamp | undefined {
    const { status } = judgeJson(prompt);
    if (status === 'object') return undefined;
    if (status === 'empty') return { lamp: 'empty', lampWord: t('generator:lampEmpty') };
    return { lamp: 'failed', lampWord: t('lampInvalid') };
  }

  return (
    <GeneratorDesk
      title={t('title')}
      lede={t('lede')}
      quota={quota}
      form={
        <GeneratorForm formRef={desk.formRef} onSubmit={() => submit('server')}>
          <JsonFormFields desk={desk} />
          <FormActions
            generateLabel={t('generate')}
            clearLabel={t('clear')}
            isReady={isReady(state)}
            isWorking={state.sheet.status === 'working'}
            isFilled={isFilled(state)}
            handOver={{ isPending: state.isHandOverPending, cancel: () => send({ type: 'handOverCancelled' }) }}
            removal={desk.removal}
          />
        </GeneratorForm>
      }
      sheet={
        <ResultSheet
          hue="json"
          generation={state.sheet}
          isStale={isStale(state)}
          onUpdate={() => submit('server')}
          isHandOverPending={state.isHandOverPending}
          fallbackNotice={t('fallbackNotice')}
          refusalText={desk.refusalText}
          usage={usage}
          onWriteHere={() => submit('device')}
          hint={<JsonStarters onStarter={(text) => send({ type: 'starterTaken', text })} />}
          changedLamp={({ prompt }) => lampOf(prompt)}
        >
          {(output, isOld) => (
            <JsonResult output={output} isOld={isOld} isStale={isStale(state)} mending={desk.mending} send={send} />
          )}
        </ResultSheet>
      }
    >
      <AboutJson />
      <JsonFaq />
    </GeneratorDesk>
  );
}

/** Three descriptions to begin with. */
function JsonStarters({ onStarter }: JsonStartersProps) {
  const { t } = useTranslation('jsonGenerator');
  const starters = STARTERS.map((id) => ({ id, text: t(id), onStart: () => onStarter(t(id)) }));
  return <Starters hint={t('sheetHint')} starters={starters} />;
}
