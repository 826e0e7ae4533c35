import type { Session } from '../sessions/session-store.ts';
import type { Factor } from './factor-store.ts';

/** Whether a person has a second factor that their session has not been raised by. */
export function needsSecondFactor({ aal }: Pick<Session, 'aal'>, factors: readonly Pick<Factor, 'status'>[]): boolean {
  return aal !== 'aal2' && factors.some(({ status }) => status === 'verified');
}
