let loading: Promise<readonly string[]> | undefined;

/** Some 49,000 that leaks have in common, in small letters; loaded when the first password is chosen. */
export function commonPasswords(): Promise<readonly string[]> {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => dictionary['passwords-common'] as string[]);
  return loading;
}
