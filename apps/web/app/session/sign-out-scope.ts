/** `local` ends the session of this device, `global` those of all devices. */
export type SignOutScope = 'local' | 'global';
/**
 * `ended`: the sessions are over. `untold`: this device has forgotten its session, and the server does not know it.
 * `kept`: the visitor is still signed in here.
 */
export type SignOutOutcome = 'ended' | 'untold' | 'kept';
