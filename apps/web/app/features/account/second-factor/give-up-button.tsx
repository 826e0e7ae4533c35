import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { useAccount } from '../account-context.ts';

type GiveUpButtonProps = { factorId: string; onDone(): void };

/** Leaves the set-up of a factor that was not finished. */
export function GiveUpButton({ factorId, onDone }: GiveUpButtonProps) {
  const { t } = useTranslation('account');
  const { auth } = useAccount();

  async function giveUp(): Promise<void> {
    onDone();
    const { error } = await auth.mfa.unenroll({ factorId });
    // The server drops what was not finished by itself, a little later.
    if (error) console.warn('The unfinished factor could not be removed.', error);
  }

  return (
    <Button tone="text" onClick={giveUp}>
      {t('cancel')}
    </Button>
  );
}
