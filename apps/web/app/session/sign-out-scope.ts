/** `local` ends the session of this device, `others` those of all others, `global` all of them. */
export type SignOutScope = 'local' | 'others' | 'global';
