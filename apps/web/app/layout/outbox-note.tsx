import { useTranslation } from '../i18n/use-translation.ts';
import { useOutbox } from './use-outbox.ts';

/**
 * For people who try the product on their own machine: the path of the mail that was written to a file instead of being
 * sent.
 */
export function OutboxNote() {
  const { t } = useTranslation('session');
  const outbox = useOutbox();
  if (!outbox) return null;
  return (
    <div className="border-s-3 border-lamp bg-warn-tint px-3 py-2 text-sm">
      {outbox.file === undefined ? (
        <p>{t('outboxWaiting')}</p>
      ) : (
        <p>
          {t('outbox')}{' '}
          <bdi dir="ltr" className="font-mono text-xs wrap-anywhere">
            {outbox.file}
          </bdi>
        </p>
      )}
    </div>
  );
}
