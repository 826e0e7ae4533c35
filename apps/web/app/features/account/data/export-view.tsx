import { useTranslation } from '../../../i18n/use-translation.ts';
import { downloadText } from '../../../lib/download-text.ts';
import { notify } from '../../../lib/notify.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useAccount } from '../account-context.ts';
import { ActionProblem } from '../action-problem.tsx';
import { BusyButton } from '../busy-button.tsx';
import { useAction } from '../use-action.ts';

const FILE = { name: 'wordlamp-account.json', mediaType: 'application/json' } as const;

/** Saves everything that is held about the person. */
export function ExportView() {
  const { t } = useTranslation('account');
  const { calls } = useAccount();
  const saving = useAction(async () => {
    downloadText(FILE, await calls.exportAll());
    notify('success', t('exported', { file: FILE.name }));
  });
  return (
    <div className="grid justify-items-start gap-4">
      <ActionProblem text={saving.problem} />
      <BusyButton tone="quiet" onClick={() => saving.run()} isBusy={saving.isBusy} busy={t('exporting')}>
        <Icon name="download" />
        {t('export')}
      </BusyButton>
    </div>
  );
}
