import type { VideoPrompt, VideoTargetPrompt } from '@wordlamp/engine/video';
import { useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectText } from '../../../lib/select-text.ts';
import { PromptText } from '../../../ui/prompt-text.tsx';
import { OutputActions } from '../output-actions.tsx';
import { VideoChanges } from './video-changes.tsx';

type VideoModelPromptProps = {
  model: 'sora' | 'runway' | 'kling';
  target: VideoTargetPrompt;
  shot: VideoPrompt;
  isStale: boolean;
};

/** The shot as another tool takes it: its text, its negative field, its settings, and what had to change. */
export function VideoModelPrompt({ model, target, shot, isStale }: VideoModelPromptProps) {
  const { t } = useTranslation('videoGenerator');
  const proseRef = useRef<HTMLDivElement>(null);
  const { text, negativePrompt, parameters, changes } = target;
  const negative = negativePrompt === '' ? '' : `\n\n${t('negativeHeading')}\n${negativePrompt}`;
  const whole = `${text}${negative}`;

  return (
    <>
      <p className="pt-3 pb-2 text-sm text-ink-2">
        {t('modelSettings', { seconds: parameters.seconds, size: parameters.size })}
      </p>
      <PromptText
        text={whole}
        label={t('modelOutputLabel', { model: t(`shape.${model}`) })}
        isDimmed={false}
        proseRef={proseRef}
      />
      <VideoChanges changes={changes} />
      <OutputActions
        text={whole}
        kind="video"
        tool={model}
        idea={{ type: 'video-prompt', prompt: shot }}
        isStale={isStale}
        copyLabel={t('copyText')}
        file={{ name: `${model}-prompt.txt`, mediaType: 'text/plain' }}
        toasts={undefined}
        onCopyRefused={() => proseRef.current && selectText(proseRef.current)}
      />
    </>
  );
}
