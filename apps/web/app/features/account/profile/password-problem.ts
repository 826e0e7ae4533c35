export const PASSWORD_LENGTH = { min: 8, max: 256 } as const;

export type PasswordProblem = 'tooShort' | 'tooLong' | 'same';

/** What is wrong with a new password before it is sent; whether it is a common one, the server knows. */
export function passwordProblem(next: string, current: string): PasswordProblem | undefined {
  if (next.length < PASSWORD_LENGTH.min) return 'tooShort';
  if (next.length > PASSWORD_LENGTH.max) return 'tooLong';
  return next === current ? 'same' : undefined;
}
