import type { Refusal } from '../../lib/request-prompt.ts';

const LIMITS = { daily_limit_reached: 'own', network_limit_reached: 'network' } as const;

/** Which daily limit was reached, if that is why a prompt was refused. */
export function limitOf({ code }: Refusal): 'own' | 'network' | undefined {
  return Object.hasOwn(LIMITS, code) ? LIMITS[code as keyof typeof LIMITS] : undefined;
}
