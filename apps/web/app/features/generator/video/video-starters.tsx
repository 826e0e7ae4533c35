import type { VideoPresetId } from '@wordlamp/engine/video-presets';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Starters } from '../starters.tsx';
import { VIDEO_EXAMPLES } from './quick-examples.tsx';

type VideoStartersProps = { onExample(id: VideoPresetId): void };

/** The examples, to begin with. */
export function VideoStarters({ onExample }: VideoStartersProps) {
  const { t } = useTranslation('videoGenerator');
  const starters = VIDEO_EXAMPLES.map((id) => ({ id, text: t(`exampleText.${id}`), onStart: () => onExample(id) }));
  return <Starters hint={t('sheetHint')} starters={starters} />;
}
