import type { VideoPrompt } from '@wordlamp/engine/video';
import { useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { JsonField } from '../../../ui/json-field.tsx';
import { OutputActions } from '../output-actions.tsx';

const FILE = { name: 'veo3-prompt.json', mediaType: 'application/json' };

type VideoJsonProps = { text: string; shot: VideoPrompt; isOld: boolean; isStale: boolean };

/** The JSON of a shot, with Copy JSON and Download; both say on their own label that they are done. */
export function VideoJson({ text, shot, isOld, isStale }: VideoJsonProps) {
  const { t } = useTranslation('videoGenerator');
  const fieldRef = useRef<HTMLTextAreaElement>(null);

  function select(): void {
    fieldRef.current?.focus();
    fieldRef.current?.select();
  }

  return (
    <>
      <div className={`pt-3 pb-4 transition-opacity ${isOld ? 'opacity-60' : ''}`}>
        <JsonField
          text={text}
          label={t('outputLabel')}
          isReadOnly
          isNumbered={false}
          onChange={() => undefined}
          errorLine={undefined}
          fieldRef={fieldRef}
        />
      </div>
      <OutputActions
        text={text}
        kind="video"
        tool="flow"
        idea={{ type: 'video-prompt', prompt: shot }}
        isStale={isStale}
        copyLabel={t('copyJson')}
        file={FILE}
        toasts={undefined}
        onCopyRefused={select}
      />
    </>
  );
}
