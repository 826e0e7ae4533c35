import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CueSheet } from '../../ui/cue-sheet.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';

type HomeSheetProps = {
  /** What the engine writes from the sample idea; the route's loader runs it while the site is built. */
  sample: string;
  /** What it reads from the visitor's own, while that is typed; undefined before that. */
  preview: ReactNode;
};

/** The result sheet: a sample prompt, and a preview of the visitor's own prompt once they type. */
export function HomeSheet({ sample, preview }: HomeSheetProps) {
  const { t } = useTranslation('home');
  return (
    <CueSheet
      id="sample"
      hue="text"
      title={t('sampleTitle')}
      lamp={preview ? 'empty' : 'ready'}
      lampWord={preview ? t('previewLamp') : t('sampleReady')}
      sheetRef={null}
    >
      {preview ?? <Sample prompt={sample} />}
    </CueSheet>
  );
}

/** The beginning, faded out: what matters is what it looks like. */
function Sample({ prompt }: { prompt: string }) {
  const { t } = useTranslation('home');
  return (
    <>
      <p className="text-sm text-ink-2">{t('sampleFrom', { idea: t('sampleIdea') })}</p>
      <div className="mt-3 grid max-h-34 flex-1 content-start gap-2 overflow-hidden mask-b-from-60% lg:max-h-104">
        {prompt.split('\n').map((line) => (
          <p key={line} dir="auto">
            <MarkedText text={line} />
          </p>
        ))}
      </div>
      {prompt.includes('[') && <p className="mt-3 text-sm text-ink-2">{t('sampleBrackets')}</p>}
    </>
  );
}
