import type { VideoPresetId } from '@wordlamp/engine/video-presets';
import { useTranslation } from 'react-i18next';
import { VIDEO_EXAMPLES } from './quick-examples.tsx';

type EmptyVideoSheetProps = { onExample(id: VideoPresetId): void };

/** What the sheet says before there is a prompt, with the examples to begin from. */
export function EmptyVideoSheet({ onExample }: EmptyVideoSheetProps) {
  const { t } = useTranslation('videoGenerator');
  return (
    <>
      <p className="mb-4 max-w-measure text-ink-2">{t('sheetHint')}</p>
      <ul>
        {VIDEO_EXAMPLES.map((id) => (
          <li key={id} className="border-b border-line first:border-t">
            <button
              type="button"
              onClick={() => onExample(id)}
              className="min-h-11 w-full py-2.5 text-start underline decoration-line decoration-1 underline-offset-4 hover:text-primary hover:decoration-current"
            >
              {t(`example.${id}Text`)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
