import type { Factor, User } from '@supabase/supabase-js';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAuth } from '../../session/use-auth.ts';
import { Button } from '../../ui/button.tsx';
import { FactorChoice } from './factor-choice.tsx';
import { FactorForm } from './factor-form.tsx';
import { RecoveryCodeForm } from './recovery-code-form.tsx';

type SecondFactorProps = {
  labelledBy: string;
  user: User;
  /** Announced once the session is aal2, or the factors are removed. */
  onDone(): void;
};

/** The step between a right password and an account that a second factor protects. */
export function SecondFactor({ labelledBy, user, onDone }: SecondFactorProps) {
  const { t } = useTranslation('auth');
  const { signOut } = useAuth();
  const factors = verifiedFactors(user);
  const [chosenId, setChosenId] = useState<string>();
  const [isRecovering, setIsRecovering] = useState(false);
  const factor = factors.find(({ id }) => id === chosenId) ?? factors[0];
  return (
    <div className="grid gap-6">
      {isRecovering || factor === undefined ? (
        <RecoveryCodeForm labelledBy={labelledBy} onDone={onDone} />
      ) : (
        <>
          {factors.length > 1 && <FactorChoice factors={factors} chosen={factor} onChoose={setChosenId} />}
          <FactorForm key={factor.id} labelledBy={labelledBy} factor={factor} onDone={onDone} />
        </>
      )}
      <div className="-mx-2 flex flex-wrap gap-x-4 border-t border-line pt-3">
        <Button tone="text" onClick={() => setIsRecovering(!isRecovering)}>
          {isRecovering ? t('secondFactor.useFactor') : t('secondFactor.useRecovery')}
        </Button>
        <Button tone="text" onClick={() => signOut()}>
          {t('secondFactor.leave')}
        </Button>
      </div>
    </div>
  );
}

/** An app first: it needs no message that could be late. */
function verifiedFactors({ factors = [] }: User): Factor[] {
  const verified = factors.filter(({ status }) => status === 'verified');
  return verified.toSorted((a, b) => Number(b.factor_type === 'totp') - Number(a.factor_type === 'totp'));
}
