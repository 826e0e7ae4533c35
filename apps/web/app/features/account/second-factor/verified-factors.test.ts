import { expect, test } from 'vitest';
import { verifiedFactors } from './verified-factors.ts';

const at = (day: number) => ({ created_at: `2026-11-0${day}T10:00:00Z`, updated_at: `2026-11-0${day}T10:00:00Z` });

test('lists the factors whose set-up is finished, the oldest first', () => {
  const factors = verifiedFactors({
    factors: [
      { id: 'new', factor_type: 'phone', status: 'verified', phone: '4915112345678', ...at(3) },
      { id: 'begun', factor_type: 'totp', status: 'unverified', ...at(2) },
      { id: 'old', factor_type: 'totp', status: 'verified', ...at(1) },
    ],
  } as Parameters<typeof verifiedFactors>[0]);

  expect(factors).toEqual([
    { id: 'old', kind: 'totp', phone: undefined, createdAt: '2026-11-01T10:00:00Z' },
    { id: 'new', kind: 'phone', phone: '+4915112345678', createdAt: '2026-11-03T10:00:00Z' },
  ]);
});

test('a person without factors has none', () => {
  expect(verifiedFactors({})).toEqual([]);
});
