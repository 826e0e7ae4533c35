import type { PromptKind } from '@wordlamp/contract/assistants';
import { findPlaceholders } from '@wordlamp/engine/placeholders';
import { useTranslation } from '../../i18n/use-translation.ts';
import { downloadText } from '../../lib/download-text.ts';
import { notify } from '../../lib/notify.ts';
import { useCopy } from '../../reading/use-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SteadyLabel } from '../../ui/steady-label.tsx';
import { nameOfIdea } from './first-words.ts';
import { OpenIn } from './open-in/open-in.tsx';
import { ReceiptLine } from './receipt-line.tsx';
import { tellDone } from './receipts.ts';
import { ReportResult } from './report/report-result.tsx';
import type { ReportedIdea } from './report/reported-result.ts';

type OutputActionsProps = {
  /** Exactly the shown text: copied, opened and downloaded byte for byte. */
  text: string;
  kind: PromptKind;
  /** The assistant that the text is written for, if any. */
  tool?: string | undefined;
  /** What the text was made of. */
  idea: ReportedIdea;
  /** Whether the form has changed since; then messages about copying name the prompt. */
  isStale: boolean;
  copyLabel: string;
  file: { name: string; mediaType: string };
  /** Announced when done; undefined for no message. */
  toasts: { copied: string; downloaded: string } | undefined;
  /** Selects the text if the browser does not allow copying. */
  onCopyRefused(): void;
};

/** The actions of a result: a row within reach, and above it, at the end of the text, the report link. */
export function OutputActions(props: OutputActionsProps) {
  const { text, kind, tool, idea, isStale, copyLabel, file, toasts, onCopyRefused } = props;
  const { t } = useTranslation(['generator', 'shell']);
  const { isCopied, copy } = useCopy(text);
  // Brackets of JSON are lists.
  const open = kind === 'json' || kind === 'video' ? 0 : findPlaceholders(text).length;

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
    if (done !== undefined) tellDone(done, isStale ? which : undefined);
    else if (isStale) notify('info', which);
  }

  return (
    <>
      {text.trim() !== '' && <ReportResult idea={idea} result={text} />}
      <div
        data-actions=""
        className="sticky bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-10 -mb-5 mt-auto grid grid-cols-[minmax(0,1fr)] gap-1.5 border-t border-line bg-card pt-1.5 pb-4 lg:bottom-0"
      >
        <ReceiptLine idle={open > 0 ? t('openBrackets', { count: open }) : ''} />
        <div className="flex gap-2 text-sm @min-[34rem]:gap-3 @min-[34rem]:text-base">
          <Button tone="main" onClick={copyOutput} className="shrink-0 @max-[34rem]:grow @max-[34rem]:px-3">
            <Icon name={isCopied ? 'check' : 'copy'} className="@max-[24rem]:hidden" />
            <SteadyLabel isOn={isCopied} on={t('shell:copied')} off={copyLabel} />
          </Button>
          <OpenIn text={text} kind={kind} tool={tool} fileName={file.name} onCopyRefused={onCopyRefused} />
          <Button tone="quiet" onClick={download} className="shrink-0 @max-[34rem]:px-2.5">
            <Icon name="download" />
            <span className="@max-[34rem]:sr-only">{t('download')}</span>
          </Button>
        </div>
      </div>
    </>
  );
}
