import type { VideoPresetId } from '@wordlamp/engine/video-presets';
import { useRef } from 'react';
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

const NO_HAND_OVER = { isPending: false, cancel: () => undefined };

export function VideoGenerator() {
  const { t } = useTranslation('videoGenerator');
  const desk = useVideoGenerator();
  const { form } = desk;
  const notes = useVideoNotes(form, desk.output !== undefined);
  const firstField = useRef<HTMLDivElement>(null);

  async function fill(id: VideoPresetId): Promise<void> {
    await desk.fill(id);
    firstField.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <GeneratorDesk
      title={t('title')}
      lede={t('lede')}
      figures={null}
      form={
        <GeneratorForm formRef={desk.formRef} onSubmit={desk.generate}>
          <div ref={firstField} className="grid gap-6">
            <VideoFormFields form={form} notes={notes} onChange={desk.change} />
          </div>
          <FormActions
            generateLabel={t('generate')}
            clearLabel={t('reset')}
            isReady={!desk.isGenerating}
            isWorking={desk.isGenerating}
            isFilled={desk.isFilled}
            handOver={NO_HAND_OVER}
            removal={desk.removal}
          />
          <p className="text-sm text-ink-2">{t('noLimit')}</p>
        </GeneratorForm>
      }
      sheet={<VideoSheet output={desk.output} isGenerating={desk.isGenerating} onExample={fill} />}
    >
      <QuickExamples onExample={fill} />
      <VideoGuide />
    </GeneratorDesk>
  );
}
