import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { downloadText } from '../../lib/download-text.ts';
import { notify } from '../../lib/notify.ts';
import { useCopy } from '../../reading/use-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SteadyLabel } from '../../ui/steady-label.tsx';
import { ReportResult } from './report/report-result.tsx';
import type { ReportedIdea } from './report/reported-result.ts';

type OutputActionsProps = {
  /** Exactly what is shown: it is copied and downloaded byte for byte. */
  text: string;
  /** What the text was made of. */
  idea: ReportedIdea;
  copyLabel: string;
  file: { name: string; mediaType: string };
  /** Said when it is done; undefined where the product says nothing. */
  toasts: { copied: string; downloaded: string } | undefined;
  /** Selects the text where the browser does not allow copying. */
  onCopyRefused(): void;
  /** More buttons. */
  children?: ReactNode;
};

/** What can be done with a result: a row in reach, and above it, at the end of the text, the word that it is not what was meant. */
export function OutputActions({ text, idea, copyLabel, file, toasts, onCopyRefused, children }: OutputActionsProps) {
  const { t } = useTranslation(['generator', 'shell']);
  const { isCopied, copy } = useCopy(text);

  async function copyOutput(): Promise<void> {
    if (!(await copy())) onCopyRefused();
    else if (toasts) notify('success', toasts.copied);
  }

  function download(): void {
    downloadText(file, text);
    if (toasts) notify('success', toasts.downloaded);
  }

  return (
    <>
      {text.trim() !== '' && <ReportResult idea={idea} result={text} />}
      <div className="sticky bottom-[calc(4.25rem+env(safe-area-inset-bottom))] -mb-5 mt-auto flex flex-wrap gap-3 border-t border-line bg-card py-4 lg:bottom-0">
        <Button tone="quiet" onClick={copyOutput}>
          <Icon name={isCopied ? 'check' : 'copy'} />
          <SteadyLabel isOn={isCopied} on={t('shell:copied')} off={copyLabel} />
        </Button>
        <Button tone="quiet" onClick={download}>
          <Icon name="download" />
          {t('download')}
        </Button>
        {children}
      </div>
    </>
  );
}
