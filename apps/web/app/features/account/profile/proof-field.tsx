import { useTranslation } from '../../../i18n/use-translation.ts';
import { CurrentPassword } from './current-password.tsx';
import { MailedCode } from './mailed-code.tsx';
import type { Proof } from './use-proof.ts';

type ProofFieldProps = { id: string; proof: Proof; isExplained: boolean };

/** The input for the proof of identity. */
export function ProofField({ id, proof, isExplained }: ProofFieldProps) {
  if (proof.kind === 'recent sign-in') return <RecentSignIn />;
  if (proof.kind === 'mailed code') return <MailedCode id={id} proof={proof} isExplained={isExplained} />;
  return (
    <CurrentPassword id={id} value={proof.text} onChange={proof.setText} isMissing={isExplained && proof.isMissing} />
  );
}

/** A hint for people without a password: their sign-in counts as proof for ten minutes, then a code is mailed. */
function RecentSignIn() {
  const { t } = useTranslation('account');
  return <p className="border-s-3 border-edge py-1 ps-3 text-sm text-ink-2">{t('recentSignIn')}</p>;
}
