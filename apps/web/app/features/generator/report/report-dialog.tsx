import { showsNothing } from '@wordlamp/contract/contact-limits';
import { REPORT_LIMITS } from '@wordlamp/contract/result-report-limits';
import { type SubmitEvent, useId } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { pathOf } from '../../../site-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { FIELD_LOOK } from '../../../ui/field-look.ts';
import { MarginNote } from '../../../ui/margin-note.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { SteadyLabel } from '../../../ui/steady-label.tsx';
import { reportOf } from './report-of.ts';
import type { ReportedResult } from './reported-result.ts';
import { SentText } from './sent-text.tsx';
import { useReport } from './use-report.ts';

export type ReportDialogProps = {
  reported: ReportedResult;
  /** Kept by the page, so that it is still there when the dialog is opened again. */
  comment: string;
  onComment(comment: string): void;
  onSent(reference: string): void;
  onClose(): void;
};

/** Shows exactly what would be sent, and sends it only with its button. */
export function ReportDialog({ reported, comment, onComment, onSent, onClose }: ReportDialogProps) {
  const { t } = useTranslation('report');
  const { code } = useLanguage();
  const commentId = useId();
  const { delivery, send } = useReport(code, onSent);
  const { report, isCut } = reportOf(reported, code);
  const isSending = delivery.status === 'sending';
  const isTooLong = comment.length > REPORT_LIMITS.comment;
  const isReady = !isSending && !isTooLong;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isReady) send(showsNothing(comment) ? report : { ...report, comment });
  }

  return (
    <Modal title={t('title')} closeLabel={t('close')} onClose={onClose} isReadFirst>
      <p>
        {t('intro')}{' '}
        <a
          href={pathOf('privacy', code)}
          target="_blank"
          rel="noreferrer"
          className="text-primary underline decoration-1 underline-offset-4"
        >
          {t('privacy')}
        </a>
      </p>
      <SentText label={t('idea')} text={report.idea} />
      <SentText label={t('result')} text={report.result} />
      {isCut && <p className="text-sm text-ink-2">{t('cut')}</p>}
      <form onSubmit={submit} noValidate className="grid gap-4">
        <div className="grid gap-2">
          <label htmlFor={commentId} className="font-medium">
            {t('comment')}
          </label>
          <textarea
            id={commentId}
            dir="auto"
            rows={2}
            value={comment}
            readOnly={isSending}
            aria-invalid={isTooLong}
            aria-describedby={isTooLong ? `${commentId}-note` : undefined}
            onChange={(event) => onComment(event.currentTarget.value)}
            className={FIELD_LOOK}
          />
          {isTooLong && (
            <MarginNote
              id={`${commentId}-note`}
              tone="danger"
              text={t('commentTooLong', { length: comment.length, limit: REPORT_LIMITS.comment })}
            />
          )}
        </div>
        <div role="alert" className="contents">
          {delivery.status === 'failed' && <MarginNote id={`${commentId}-failed`} tone="danger" text={delivery.text} />}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isReady={isReady}>
            <SteadyLabel
              isOn={isSending}
              on={
                <>
                  <Spinner />
                  {t('sending')}
                </>
              }
              off={t('send')}
            />
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
