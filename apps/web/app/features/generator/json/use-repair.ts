import { useTranslation } from '../../../i18n/use-translation.ts';
import { announce } from '../../../lib/announce.ts';
import { notify } from '../../../lib/notify.ts';
import { useUndo } from '../../../ui/use-undo.ts';

/** Mending a result that is no JSON, and taking that back. */
export function useRepair(text: string, onEdit: (text: string) => void) {
  const { t } = useTranslation('jsonGenerator');
  const { kept, keep, drop, setIsPaused } = useUndo<string>();

  async function repair(): Promise<void> {
    try {
      const { jsonrepair } = await import('jsonrepair');
      const mended = jsonrepair(text);
      keep(text);
      onEdit(mended);
      announce(t('fixedStatus'));
    } catch (reason) {
      console.info('The JSON could not be mended.', reason);
      notify('error', t('fixFailed'));
    }
  }

  function undo(): void {
    if (kept === undefined) return;
    onEdit(kept);
    drop();
    announce(t('fixUndoneStatus'));
  }

  return { repair, undo, drop, isUndoOffered: kept !== undefined, setIsPaused };
}
