import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';

/** The way to the end of the account. */
export function DeletionView() {
  const { t } = useTranslation('account');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button tone="danger" onClick={() => setIsAsking(true)} className="justify-self-start">
        {t('delete')}
      </Button>
      {isAsking && <DeletionDialog onClose={() => setIsAsking(false)} />}
    </>
  );
}
