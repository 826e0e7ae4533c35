import { type ComponentType, useEffect, useRef, useState } from 'react';
import { loadWords } from '../../../i18n/load-words.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { notify } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import type { ReportDialogProps } from './report-dialog.tsx';
import type { ReportedResult } from './reported-result.ts';

type Open = { Dialog: ComponentType<ReportDialogProps>; reported: ReportedResult };

/** "This is not what I meant", under a result. What it opens is loaded with the press; nothing is sent before its Send. */
export function ReportResult({ idea, result }: ReportedResult) {
  const { t, i18n } = useTranslation(['generator', 'report']);
  const { code } = useLanguage();
  const [open, setOpen] = useState<Open>();
  const [comment, setComment] = useState('');
  const [sent, setSent] = useState<{ result: string; reference: string }>();
  const sentRef = useRef<HTMLParagraphElement>(null);

  // The button that had the focus is gone.
  useEffect(() => {
    if (sent) sentRef.current?.focus();
  }, [sent]);

  async function press(): Promise<void> {
    // Not retried: browsers remember a failed module load and would not request it again.
    if (!navigator.onLine) return notify('error', t('reportNotLoaded'));
    try {
      const [{ ReportDialog }] = await Promise.all([import('./report-dialog.tsx'), loadWords(i18n, code, 'report')]);
      if (!i18n.has('report')) return notify('error', t('reportNotLoaded'));
      setOpen({ Dialog: ReportDialog, reported: { idea, result } });
    } catch (reason) {
      console.warn('The report could not be opened.', reason);
      notify('error', t('reportNotLoaded'));
    }
  }

  function confirm(reference: string): void {
    setSent({ result: open?.reported.result ?? result, reference });
    setComment('');
    setOpen(undefined);
  }

  return (
    <div className="mb-4 text-sm text-ink-2">
      {sent?.result === result ? (
        <p ref={sentRef} tabIndex={-1}>
          {t('report:sent')} {t('report:reference')}{' '}
          <bdi dir="ltr" className="font-mono whitespace-nowrap tabular-nums">
            {sent.reference}
          </bdi>
        </p>
      ) : (
        <Button tone="text" className="-ms-2" onClick={press} aria-haspopup="dialog">
          {t('notMeant')}
        </Button>
      )}
      {open && (
        <open.Dialog
          reported={open.reported}
          comment={comment}
          onComment={setComment}
          onSent={confirm}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
