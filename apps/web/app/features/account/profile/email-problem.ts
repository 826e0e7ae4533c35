const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export type EmailProblem = 'missing' | 'noAddress' | 'same';

/** What keeps a text from being the new address of an account; the server knows better what an address is. */
export function emailProblem(text: string, current: string): EmailProblem | undefined {
  const email = text.trim().toLowerCase();
  if (email === '') return 'missing';
  if (!ADDRESS.test(email)) return 'noAddress';
  return email === current.toLowerCase() ? 'same' : undefined;
}
