import type { VideoPrompt } from '@wordlamp/engine/video';
import type { VideoPresetId } from '@wordlamp/engine/video-presets';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CueSheet } from '../../../ui/cue-sheet.tsx';
import { RuledLines } from '../../../ui/ruled-lines.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { revealSheet } from '../reveal-sheet.ts';
import { useVideoShapes, VIDEO_SHAPES, type VideoShape } from './use-video-shapes.ts';
import { VideoJson } from './video-json.tsx';
import { VideoModelPrompt } from './video-model-prompt.tsx';
import { VideoStarters } from './video-starters.tsx';

type VideoSheetProps = {
  output: VideoPrompt | undefined;
  isGenerating: boolean;
  onExample(id: VideoPresetId): void;
};

/** The sheet of the video page: the JSON, and the same shot as other tools take it. */
export function VideoSheet({ output, isGenerating, onExample }: VideoSheetProps) {
  const { t } = useTranslation(['videoGenerator', 'generator']);
  const sheetRef = useRef<HTMLElement>(null);
  const shapes = useVideoShapes(output);
  const [open, setOpen] = useState<VideoShape>('flat');
  const lamp = isGenerating ? 'working' : output ? 'ready' : 'empty';

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
      lampWord={t(`generator:${({ working: 'lampWorking', ready: 'lampReady', empty: 'lampEmpty' } as const)[lamp]}`)}
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
              <VideoJson text={shapes[id]} shot={output} isOld={isGenerating} />
            ) : (
              <VideoModelPrompt model={id} target={shapes[id]} shot={output} />
            )
          }
        />
      )}
    </CueSheet>
  );
}
