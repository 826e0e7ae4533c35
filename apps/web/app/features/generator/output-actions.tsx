import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { downloadText } from '../../lib/download-text.ts';
import { notify } from '../../lib/notify.ts';
import { useCopy } from '../../reading/use-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SteadyLabel } from '../../ui/steady-label.tsx';
import { nameOfIdea } from './first-words.ts';
import { ReportResult } from './report/report-result.tsx';
import type { ReportedIdea } from './report/reported-result.ts';

type OutputActionsProps = {
  /** Exactly what is shown: it is copied and downloaded byte for byte. */
  text: string;
  /** What the text was made of. */
  idea: ReportedIdea;
  /** Whether the form asks for something else by now; then what is taken along says which prompt it is. */
  isStale: boolean;
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
export function OutputActions(props: OutputActionsProps) {
  const { text, idea, isStale, copyLabel, file, toasts, onCopyRefused, children } = props;
  const { t } = useTranslation(['generator', 'shell']);
  const { isCopied, copy } = useCopy(text);

  async function copyOutput(): Promise<void> {
    if (!(await copy())) onCopyRefused();
    else tellTaken(toasts?.copied);
  }

  function download(): void {
    downloadText(file, text);
    tellTaken(toasts?.downloaded);
  }

  function tellTaken(done: string | undefined): void {
    const name = 'text' in idea ? nameOfIdea(idea.text) : '';
    const which = name === '' ? t('copiedEarlier') : t('earlierIdea', { idea: name });
    if (done !== undefined) notify('success', done, isStale ? which : undefined);
    else if (isStale) notify('info', which);
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
