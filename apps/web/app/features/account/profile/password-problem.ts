import { PASSWORD_LENGTH } from '@wordlamp/contract/auth-errors';

export type PasswordProblem = 'tooShort' | 'tooLong' | 'unchanged';

/** What is wrong with a new password before it is sent; whether it is a common one, the server knows. */
export function passwordProblem(next: string, current: string): PasswordProblem | undefined {
  const length = [...next.normalize('NFC')].length;
  if (length < PASSWORD_LENGTH.least) return 'tooShort';
  if (length > PASSWORD_LENGTH.most) return 'tooLong';
  return next === current ? 'unchanged' : undefined;
}
