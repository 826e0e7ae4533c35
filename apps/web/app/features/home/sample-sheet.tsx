import { useTranslation } from 'react-i18next';
import { CueSheet } from '../../ui/cue-sheet.tsx';
import { RuledText } from '../../ui/ruled-text.tsx';

type SampleSheetProps = { prompt: string };

/** What the engine writes from the sample idea; the route's loader runs it while the site is built. */
export function SampleSheet({ prompt }: SampleSheetProps) {
  const { t } = useTranslation('home');
  return (
    <CueSheet id="sample" title={t('sampleTitle')} aside="" lamp="ready" lampWord={t('sampleReady')} sheetRef={null}>
      <p className="mb-3 text-sm text-ink-2">{t('sampleFrom', { idea: t('sampleIdea') })}</p>
      <RuledText text={prompt} label={t('sampleTitle')} isDimmed={false} fieldRef={null} />
      <p className="mt-3 text-sm text-ink-2">{t('sampleBrackets')}</p>
    </CueSheet>
  );
}
