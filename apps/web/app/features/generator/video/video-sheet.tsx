import type { VideoPrompt } from '@wordlamp/engine/video';
import type { VideoPresetId } from '@wordlamp/engine/video-presets';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { CueSheet } from '../../../ui/cue-sheet.tsx';
import { RuledLines } from '../../../ui/ruled-lines.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { revealSheet } from '../reveal-sheet.ts';
import { useVideoShapes, VIDEO_SHAPES, type VideoShape } from './use-video-shapes.ts';
import { VideoJson } from './video-json.tsx';
import { VideoModelPrompt } from './video-model-prompt.tsx';
import { VideoStarters } from './video-starters.tsx';

const LAMP_WORDS = {
  working: 'lampWorking',
  ready: 'lampReady',
  stale: 'lampStale',
  empty: 'lampEmpty',
} as const;

type VideoSheetProps = {
  output: VideoPrompt | undefined;
  isGenerating: boolean;
  /** Whether the form asks for something else than the prompt answers. */
  isStale: boolean;
  onUpdate(): void;
  onExample(id: VideoPresetId): void;
};

/** The sheet of the video page: the JSON, and the same shot as other tools take it. */
export function VideoSheet({ output, isGenerating, isStale, onUpdate, onExample }: VideoSheetProps) {
  const { t } = useTranslation(['videoGenerator', 'generator']);
  const sheetRef = useRef<HTMLElement>(null);
  const shapes = useVideoShapes(output);
  const [open, setOpen] = useState<VideoShape>('flat');
  const lamp = isGenerating ? 'working' : lampOf(output, isStale);

  useEffect(() => {
    if (output && sheetRef.current) revealSheet(sheetRef.current);
  }, [output]);

  return (
    <CueSheet
      id="cue-sheet"
      hue="video"
      title={t('generator:sheetTitle')}
      aside=""
      lamp={lamp}
      lampWord={t(`generator:${LAMP_WORDS[lamp]}`)}
      action={
        isStale && (
          <Button tone="text" onClick={onUpdate}>
            {t('generator:update')}
          </Button>
        )
      }
      sheetRef={sheetRef}
    >
      {!output && (isGenerating ? <RuledLines /> : <VideoStarters onExample={onExample} />)}
      {output && shapes && (
        <Tabs<VideoShape>
          name="video"
          label={t('shapesLabel')}
          ids={VIDEO_SHAPES}
          open={open}
          onOpen={setOpen}
          tab={(id) => <bdi>{t(`shape.${id}`)}</bdi>}
          panel={(id) =>
            id === 'flat' || id === 'nested' ? (
              <VideoJson text={shapes[id]} shot={output} isOld={isGenerating} isStale={isStale} />
            ) : (
              <VideoModelPrompt model={id} target={shapes[id]} shot={output} isStale={isStale} />
            )
          }
        />
      )}
    </CueSheet>
  );
}

function lampOf(output: VideoPrompt | undefined, isStale: boolean): 'empty' | 'ready' | 'stale' {
  if (output === undefined) return 'empty';
  return isStale ? 'stale' : 'ready';
}
