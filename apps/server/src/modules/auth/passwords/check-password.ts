import { PASSWORD_LENGTH, type WeakPasswordReason } from '@wordlamp/contract/auth-errors';
import { AuthError } from '../auth-error.ts';

/** Everybody tries these first on this site. */
const PRODUCT = 'wordlamp';

type PasswordRule = { least?: number | undefined; refusesCommon?: boolean };

export type CheckPassword = (password: string, email: string) => Promise<void>;

/**
 * The rule for new passwords (NIST SP 800-63B-4, 3.1.1.2): long enough, and none that is known to be common; no rule on
 * kinds of characters.
 * @param rule `least` characters, where the setting for tests lowers it, and whether common ones are refused
 * @throws AuthError `weak_password`, `validation_failed` for one that is too long
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
    if (refusesCommon && (await isCommon(password.normalize('NFC').toLowerCase(), email)))
      throw weak(['pwned'], 'Password is known to be weak and easy to guess, please choose a different one.', least);
  };
}

function weak(reasons: WeakPasswordReason[], message: string | undefined, least: number): AuthError {
  return new AuthError('weak_password', { ...(message && { message }), values: { least }, weakPassword: { reasons } });
}

/** Also in one's own address, or our name, with digits or signs after it; or one character over and over. */
async function isCommon(password: string, email: string): Promise<boolean> {
  const bare = password.replace(/[^\p{L}]+$/u, '');
  const own = [email, email.slice(0, email.lastIndexOf('@')), PRODUCT];
  if (own.includes(password) || own.includes(bare) || new Set(password).size === 1) return true;
  return (await commonPasswords()).has(password);
}

let loading: Promise<ReadonlySet<string>> | undefined;

/** Some 49,000 that leaks have in common; loaded when the first password is chosen. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set<string>(dictionary['passwords-common'] as string[]),
  );
  return loading;
}
