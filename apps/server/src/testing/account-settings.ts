/** Settings of accounts, as a server has them by default. */
export const ACCOUNT_SETTINGS = {
  publicUrl: 'https://wordlamp.test',
  publishableKey: 'sb_publishable_wordlamp',
  autoconfirm: false,
  signUpDisabled: false,
  minPasswordLength: undefined,
  refusesBreachedPasswords: true,
  hasLimits: true,
};
