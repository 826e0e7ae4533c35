import { CurrentPassword } from './current-password.tsx';
import { MailedCode } from './mailed-code.tsx';
import { RecentSignIn } from './recent-sign-in.tsx';
import type { Proof } from './use-proof.ts';

type ProofFieldProps = { id: string; proof: Proof; isExplained: boolean };

/** Where the person types what shows that it is them. */
export function ProofField({ id, proof, isExplained }: ProofFieldProps) {
  if (proof.kind === 'recent sign-in') return <RecentSignIn />;
  if (proof.kind === 'mailed code') return <MailedCode id={id} proof={proof} isExplained={isExplained} />;
  return (
    <CurrentPassword id={id} value={proof.text} onChange={proof.setText} isMissing={isExplained && proof.isMissing} />
  );
}
