import type { VideoPresetId } from '@wordlamp/engine/video-presets';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { CueSheet } from '../../../ui/cue-sheet.tsx';
import { GhostLines } from '../../../ui/ghost-lines.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { revealSheet } from '../reveal-sheet.ts';
import { Starters } from '../starters.tsx';
import { VIDEO_EXAMPLES } from './quick-examples.tsx';
import { useVideoShapes, VIDEO_SHAPES, type VideoShape } from './use-video-shapes.ts';
import { VideoJson } from './video-json.tsx';
import { VideoModelPrompt } from './video-model-prompt.tsx';
import type { Built } from './video-state.ts';

type VideoStartersProps = { onExample(id: VideoPresetId): void };

const LAMP_WORDS = {
  working: 'lampWorking',
  ready: 'lampReady',
  stale: 'lampStale',
  empty: 'lampEmpty',
} as const;

type VideoSheetProps = {
  built: Built | undefined;
  isGenerating: boolean;
  /** Whether the form asks for something else than the prompt answers. */
  isStale: boolean;
  onUpdate(): void;
  onExample(id: VideoPresetId): void;
};

/** The sheet of the video page: the JSON, and the same shot as other tools take it. */
export function VideoSheet({ built, isGenerating, isStale, onUpdate, onExample }: VideoSheetProps) {
  const { t } = useTranslation(['videoGenerator', 'generator']);
  const sheetRef = useRef<HTMLElement>(null);
  const shapes = useVideoShapes(built);
  const [open, setOpen] = useState<VideoShape>('flat');
  const lamp = isGenerating ? 'working' : lampOf(built, isStale);

  useEffect(() => {
    if (built && sheetRef.current) revealSheet(sheetRef.current);
  }, [built]);

  return (
    <CueSheet
      id="cue-sheet"
      hue="video"
      title={t('generator:sheetTitle')}
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
      {!built && (isGenerating ? <GhostLines isBusy /> : <VideoStarters onExample={onExample} />)}
      {built && shapes && (
        <Tabs<VideoShape>
          name="video"
          label={t('shapesLabel')}
          ids={VIDEO_SHAPES}
          open={open}
          onOpen={setOpen}
          tab={(id) => <bdi>{t(`shape.${id}`)}</bdi>}
          panel={(id) =>
            id === 'flat' || id === 'nested' ? (
              <VideoJson text={shapes[id]} shot={built.prompt} isOld={isGenerating} isStale={isStale} />
            ) : (
              <VideoModelPrompt model={id} target={shapes[id]} shot={built.prompt} isStale={isStale} />
            )
          }
        />
      )}
    </CueSheet>
  );
}

function lampOf(built: Built | undefined, isStale: boolean): 'empty' | 'ready' | 'stale' {
  if (built === undefined) return 'empty';
  return isStale ? 'stale' : 'ready';
}

/** The examples, to begin with. */
function VideoStarters({ onExample }: VideoStartersProps) {
  const { t } = useTranslation('videoGenerator');
  const starters = VIDEO_EXAMPLES.map((id) => ({ id, text: t(`exampleText.${id}`), onStart: () => onExample(id) }));
  return <Starters hint={t('sheetHint')} starters={starters} />;
}
