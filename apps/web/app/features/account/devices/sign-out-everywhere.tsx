import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useAuth } from '../../../session/use-auth.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { ActionProblem } from '../action-problem.tsx';
import { BusyButton } from '../busy-button.tsx';
import { useAction } from '../use-action.ts';

type SignOutEverywhereProps = { onClose(): void };

/** Asks first. Where the server does not confirm it nothing has changed, and this device alone can still be signed out. */
export function SignOutEverywhere({ onClose }: SignOutEverywhereProps) {
  const { t } = useTranslation(['account', 'session']);
  const { signOut } = useAuth();
  const [isRefused, setIsRefused] = useState(false);
  const endingAll = useAction(async () => {
    setIsRefused(false);
    setIsRefused((await signOut('global')) === 'kept');
  });
  const endingHere = useAction(async () => {
    await signOut('local');
  });
  const problem = endingAll.problem ?? endingHere.problem;

  return (
    <Modal title={t('signOutEverywhere')} closeLabel={t('close')} onClose={onClose}>
      {!isRefused && <p>{t('signOutEverywhereText')}</p>}
      <ActionProblem text={isRefused ? t('session:signOutAgain') : problem} />
      <div className="flex flex-wrap gap-3">
        <BusyButton tone="danger" onClick={() => endingAll.run()} isBusy={endingAll.isBusy} busy={t('working')}>
          {t('signOutEverywhere')}
        </BusyButton>
        {isRefused && (
          <BusyButton tone="quiet" onClick={() => endingHere.run()} isBusy={endingHere.isBusy} busy={t('working')}>
            {t('signOutHereOnly')}
          </BusyButton>
        )}
        <Button tone="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Modal>
  );
}
