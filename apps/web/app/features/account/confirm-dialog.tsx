import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { ActionProblem } from './action-problem.tsx';
import { BusyButton } from './busy-button.tsx';
import type { Action } from './use-action.ts';

type ConfirmDialogProps = {
  title: string;
  /** What will happen, and what it costs. */
  text: string;
  /** What the button says that does it. */
  label: string;
  action: Action<[]>;
  onClose(): void;
};

/** Asks before something that cannot be taken back; it closes once that is done. */
export function ConfirmDialog({ title, text, label, action, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation('account');

  async function confirm(): Promise<void> {
    if (await action.run()) onClose();
  }

  return (
    <Modal title={title} closeLabel={t('close')} onClose={onClose}>
      <p>{text}</p>
      <ActionProblem text={action.problem} />
      <div className="flex flex-wrap gap-3">
        <BusyButton tone="danger" onClick={confirm} isBusy={action.isBusy} busy={t('working')}>
          {label}
        </BusyButton>
        <Button tone="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Modal>
  );
}
