import type { VideoPresetId } from '@wordlamp/engine/video-presets';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FormActions } from '../form-actions.tsx';
import { GeneratorDesk } from '../generator-desk.tsx';
import { GeneratorForm } from '../generator-form.tsx';
import { QuickExamples } from './quick-examples.tsx';
import { useVideoGenerator } from './use-video-generator.ts';
import { useVideoNotes } from './use-video-notes.ts';
import { VideoFormFields } from './video-form-fields.tsx';
import { VideoGuide } from './video-guide.tsx';
import { VideoSheet } from './video-sheet.tsx';
import { isFilled, isGenerating, isStale } from './video-state.ts';

const NO_HAND_OVER = { isPending: false, cancel: () => undefined };

export function VideoGenerator() {
  const { t } = useTranslation('videoGenerator');
  const desk = useVideoGenerator();
  const { state, send } = desk;
  const { form, isFromIdea, built } = state;
  const notes = useVideoNotes({ form, isFromIdea }, built !== undefined);
  const isWorking = isGenerating(state);
  const generate = () => send({ type: 'submitted' });
  const fill = (id: VideoPresetId) => send({ type: 'exampleAsked', id });

  return (
    <GeneratorDesk
      title={t('title')}
      lede={t('lede')}
      quota={null}
      form={
        <GeneratorForm formRef={desk.formRef} onSubmit={generate}>
          <div ref={desk.fieldsRef} className="grid gap-6">
            <VideoFormFields
              form={form}
              isFromIdea={isFromIdea}
              notes={notes}
              onChange={(field, value) => send({ type: 'typed', field, value })}
            />
          </div>
          <FormActions
            generateLabel={t('generate')}
            clearLabel={t('reset')}
            isReady={!isWorking}
            isWorking={isWorking}
            isFilled={isFilled(state)}
            handOver={NO_HAND_OVER}
            removal={desk.removal}
          />
          <p className="text-sm text-ink-2">{t('noLimit')}</p>
        </GeneratorForm>
      }
      sheet={
        <VideoSheet
          built={built}
          isGenerating={isWorking}
          isStale={isStale(state)}
          onUpdate={generate}
          onExample={fill}
        />
      }
    >
      <QuickExamples onExample={fill} />
      <VideoGuide />
    </GeneratorDesk>
  );
}
