import { PASSWORD_LENGTH, type WeakPasswordReason } from '@wordlamp/contract/auth-errors';
import { comparedPassword, isEasyToGuess } from '@wordlamp/contract/common-passwords';
import { AuthError } from '../auth-error.ts';
import { commonPasswords } from './common-passwords.ts';

type PasswordRule = { least?: number | undefined; refusesCommon?: boolean };

export type CheckPassword = (password: string, email: string) => Promise<void>;

/**
 * The rule for new passwords (NIST SP 800-63B-4, 3.1.1.2): long enough, and not a known common one; no rules about
 * kinds of characters.
 * @param rule `least` characters (lowered by a setting in tests), and whether common ones are rejected
 * @throws AuthError `weak_password`; `validation_failed` for a too long one
 */
export function checkPassword({
  least = PASSWORD_LENGTH.least,
  refusesCommon = true,
}: PasswordRule = {}): CheckPassword {
  return async (password, email) => {
    const length = [...password.normalize('NFC')].length;
    if (length > PASSWORD_LENGTH.most) {
      const message = `Password cannot be longer than ${PASSWORD_LENGTH.most} characters`;
      throw new AuthError('validation_failed', { message });
    }
    if (length < least) throw weak(['length'], undefined, least);
    if (refusesCommon && (isEasyToGuess(password, email) || (await isCommon(password))))
      throw weak(['pwned'], 'Password is known to be weak and easy to guess, please choose a different one.', least);
  };
}

function weak(reasons: WeakPasswordReason[], message: string | undefined, least: number): AuthError {
  return new AuthError('weak_password', { ...(message && { message }), values: { least }, weakPassword: { reasons } });
}

let listing: Promise<ReadonlySet<string>> | undefined;

async function isCommon(password: string): Promise<boolean> {
  listing ??= commonPasswords().then((passwords) => new Set(passwords));
  return (await listing).has(comparedPassword(password));
}
