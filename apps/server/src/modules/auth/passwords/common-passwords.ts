let loading: Promise<readonly string[]> | undefined;

/** Some 49,000 common passwords from leaks, in lower case; loaded when the first password is chosen. */
export function commonPasswords(): Promise<readonly string[]> {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => dictionary['passwords-common'] as string[]);
  return loading;
}
