import type { VideoPresetId } from '@wordlamp/engine/video-presets';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { PageSection } from '../../../ui/page-section.tsx';

export const VIDEO_EXAMPLES = ['samurai', 'filmmaker', 'skateboarder'] as const satisfies VideoPresetId[];

type QuickExamplesProps = { onExample(id: VideoPresetId): void };

/** Three filled-in forms. */
export function QuickExamples({ onExample }: QuickExamplesProps) {
  const { t } = useTranslation('videoGenerator');
  return (
    <PageSection id="examples" title={t('examplesTitle')}>
      <p className="-mt-4 max-w-measure text-ink-2">{t('examplesLede')}</p>
      <ul className="grid gap-4 @min-[40rem]:grid-cols-3">
        {VIDEO_EXAMPLES.map((id) => (
          <li
            key={id}
            className="flex flex-col items-start gap-2 border border-line border-t-6 border-t-video-hue bg-card p-4"
          >
            <h3 id={`example-${id}`} className="text-lg">
              {t(`exampleTitle.${id}`)}
            </h3>
            <p className="grow text-ink-2">{t(`exampleText.${id}`)}</p>
            <Button
              id={`example-${id}-use`}
              tone="quiet"
              aria-labelledby={`example-${id}-use example-${id}`}
              onClick={() => onExample(id)}
            >
              {t('exampleUse')}
            </Button>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
