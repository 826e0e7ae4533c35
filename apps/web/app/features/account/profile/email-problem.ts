import { isEmail } from '@wordlamp/contract/contact-limits';

export type EmailProblem = 'missing' | 'noAddress' | 'unchanged';

/** What keeps a text from being the new address of an account; the server knows better what an address is. */
export function emailProblem(text: string, current: string): EmailProblem | undefined {
  const email = text.trim().toLowerCase();
  if (email === '') return 'missing';
  if (!isEmail(email)) return 'noAddress';
  return email === current.toLowerCase() ? 'unchanged' : undefined;
}
