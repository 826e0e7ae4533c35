import { useTranslation } from '../../i18n/use-translation.ts';
import { CueSheet } from '../../ui/cue-sheet.tsx';
import { NumberedText } from '../../ui/numbered-text.tsx';

type SampleSheetProps = { prompt: string };

/** What the engine writes from the sample idea; the route's loader runs it while the site is built. */
export function SampleSheet({ prompt }: SampleSheetProps) {
  const { t } = useTranslation('home');
  return (
    <CueSheet id="sample" hue="text" title={t('sampleTitle')} lamp="ready" lampWord={t('sampleReady')} sheetRef={null}>
      <p className="mb-3 text-sm text-ink-2">{t('sampleFrom', { idea: t('sampleIdea') })}</p>
      <NumberedText text={prompt} />
      {prompt.includes('[') && <p className="mt-3 text-sm text-ink-2">{t('sampleBrackets')}</p>}
    </CueSheet>
  );
}
