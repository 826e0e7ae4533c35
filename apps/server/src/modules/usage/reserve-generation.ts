import { FUNCTION_ERRORS } from '@wordlamp/contract/error-codes';
import { AppError } from '../../http/app-error.ts';
import type { Caller } from './identify-subject.ts';
import type { NetworkLimits } from './network-limits.ts';
import type { CountedUse, RefusedUse, UsageStore } from './usage-store.ts';
import { utcDay } from './utc-day.ts';

export type QuotaDeps = { usage: UsageStore; dailyLimit: number; networkLimits: NetworkLimits; now: () => Date };

export type Reservation = {
  /** Generations of the day, this one included. */
  requests: number;
  /** Undoes the reservation, on the day for which it was made, even after midnight. */
  giveBack: () => Promise<void>;
};

/**
 * Reserves one generation of the caller's UTC day, and with a visitor's one of the network's. A reservation survives a
 * crash.
 * @throws AppError `daily_limit_reached`, `network_limit_reached`
 */
export async function reserveGeneration(deps: QuotaDeps, caller: Caller): Promise<Reservation> {
  const day = utcDay(deps.now());
  const use = await reserve(deps, caller, day);
  if ('refusedBy' in use) throw refusal(use, deps.dailyLimit);
  return { requests: use.count, giveBack: () => giveBack(deps.usage, caller, day) };
}

async function reserve(deps: QuotaDeps, caller: Caller, day: string): Promise<CountedUse | RefusedUse> {
  const { usage, dailyLimit, networkLimits } = deps;
  const { subject, network } = caller;
  if (network === undefined) {
    const use = await usage.reserve(subject, day, dailyLimit);
    return use ?? { refusedBy: 'caller', count: dailyLimit };
  }
  const around = { subject: network.subject, limit: networkLimits[network.kind] };
  return usage.reserveForVisitor({ subject, limit: dailyLimit }, around, day);
}

function giveBack(usage: UsageStore, { subject, network }: Caller, day: string): Promise<void> {
  return network === undefined ? usage.giveBack(subject, day) : usage.giveBackForVisitor(subject, network.subject, day);
}

function refusal({ refusedBy, count }: RefusedUse, dailyLimit: number): AppError {
  if (refusedBy === 'network') return new AppError('network_limit_reached', { usage: { requests: count } });
  const text = FUNCTION_ERRORS.daily_limit_reached.text.replace('{limit}', String(dailyLimit));
  return new AppError('daily_limit_reached', { usage: { requests: dailyLimit } }, text);
}
