import { PASSWORD_LENGTH } from '@wordlamp/contract/auth-errors';
import { CONTACT_LIMITS, isEmail, showsNothing } from '@wordlamp/contract/contact-limits';

/** Names of fields, as the forms and their words have them. */
export type FieldName = 'email' | 'password' | 'newPassword' | 'fullName' | 'code' | 'recoveryCode';
export type FieldProblem =
  | 'emailMissing'
  | 'emailInvalid'
  | 'passwordMissing'
  | 'newPasswordMissing'
  | 'passwordShort'
  | 'passwordLong'
  | 'nameLong'
  | 'codeMissing'
  | 'codeDigits';
export type FieldProblems = Partial<Record<FieldName, FieldProblem>>;

export const NAME_MOST_CHARACTERS = CONTACT_LIMITS.name;

/** The problems that keep a form from being sent, by field. Only the server knows whether a password is common. */
export function fieldProblems(fields: Partial<Record<FieldName, string>>): FieldProblems {
  const problems: FieldProblems = {};
  for (const [name, text] of Object.entries(fields) as [FieldName, string][]) {
    const problem = PROBLEM_OF[name](text);
    if (problem !== undefined) problems[name] = problem;
  }
  return problems;
}

const PROBLEM_OF: Readonly<Record<FieldName, (text: string) => FieldProblem | undefined>> = {
  email(text) {
    if (showsNothing(text)) return 'emailMissing';
    return isEmail(text.trim()) ? undefined : 'emailInvalid';
  },
  // An old password may be shorter than today's rule.
  password: (text) => (text === '' ? 'passwordMissing' : undefined),
  newPassword(text) {
    const length = [...text.normalize('NFC')].length;
    if (length === 0) return 'newPasswordMissing';
    if (length < PASSWORD_LENGTH.least) return 'passwordShort';
    return length > PASSWORD_LENGTH.most ? 'passwordLong' : undefined;
  },
  fullName: (text) => (text.length > NAME_MOST_CHARACTERS ? 'nameLong' : undefined),
  code(text) {
    if (showsNothing(text)) return 'codeMissing';
    return /^\d{6}$/.test(plainCode(text)) ? undefined : 'codeDigits';
  },
  recoveryCode: (text) => (showsNothing(text) ? 'codeMissing' : undefined),
};

/** A code as it is compared: people copy it with a blank in the middle. */
export function plainCode(text: string): string {
  return text.replace(/\s/g, '');
}
