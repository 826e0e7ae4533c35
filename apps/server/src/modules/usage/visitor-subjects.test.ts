import { expect, test } from 'vitest';
import type { DayKeyStore } from './day-key-store.ts';
import { visitorSubjects } from './visitor-subjects.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const NEXT_DAY = new Date('2026-11-21T00:00:00Z');

/** Keys in memory: what the database keeps, without one. */
function keysInMemory(): DayKeyStore & { asked: number } {
  const keys = new Map<string, string>();
  return {
    asked: 0,
    async findOrAdd(day, candidate) {
      this.asked += 1;
      if (!keys.has(day)) keys.set(day, candidate);
      return keys.get(day) ?? candidate;
    },
    async deleteUntil(day) {
      for (const known of keys.keys()) if (known <= day) keys.delete(known);
    },
  };
}

const secretKey = Buffer.alloc(32, 1);

/** The visitor's own subjects, without those of the networks. */
function subjectsOf(deps: Parameters<typeof visitorSubjects>[0]) {
  const identify = visitorSubjects(deps);
  return async (address: string) => (await identify(address)).subject;
}

test('I3 the visitors of an IPv6 /48 and of an IPv4 /24 share a network, whose hash differs from theirs', async () => {
  const identify = visitorSubjects({ dayKeys: keysInMemory(), secretKey, now: () => NOON });
  const network = async (address: string) => (await identify(address)).network;

  expect(await network('2001:db8:1:2::1')).toEqual(await network('2001:db8:1:ffff::9'));
  expect(await network('2001:db8:1:2::1')).not.toEqual(await network('2001:db8:2:2::1'));
  expect(await network('192.0.2.7')).toEqual(await network('192.0.2.200'));
  expect(await network('192.0.2.7')).not.toEqual(await network('192.0.3.7'));
  expect(await network('192.0.2.7')).toEqual({ subject: expect.stringMatching(/^network [\w-]{43}$/), kind: 'ipv4' });
  expect((await network('2001:db8:1:2::1')).kind).toBe('ipv6');
  expect((await network('192.0.2.0')).subject).not.toContain((await identify('192.0.2.0')).subject);
});

test('a visitor is one subject all day, by IPv6 with the whole /64', async () => {
  const subjectOf = subjectsOf({ dayKeys: keysInMemory(), secretKey, now: () => NOON });

  expect(await subjectOf('192.0.2.7')).toBe(await subjectOf('192.0.2.7'));
  expect(await subjectOf('2001:db8:1:2::1')).toBe(await subjectOf('2001:db8:1:2:ffff::9'));
  expect(await subjectOf('2001:db8:1:2::1')).not.toBe(await subjectOf('2001:db8:1:3::1'));
  expect(await subjectOf('192.0.2.7')).not.toBe(await subjectOf('192.0.2.8'));
});

test('I13 servers that share database and secret agree, and others cannot', async () => {
  const dayKeys = keysInMemory();
  const [here, there, stranger] = [secretKey, secretKey, Buffer.alloc(32, 2)].map((key) =>
    subjectsOf({ dayKeys, secretKey: key, now: () => NOON }),
  );

  const subjects = await Promise.all([here, there, stranger].map((subjectOf) => subjectOf?.('192.0.2.7')));

  expect(subjects[1]).toBe(subjects[0]);
  expect(subjects[2]).not.toBe(subjects[0]);
});

test('I13 a visitor’s subject changes daily, and cannot be recomputed once the key is deleted', async () => {
  const dayKeys = keysInMemory();
  let now = NOON;
  const subjectOf = subjectsOf({ dayKeys, secretKey, now: () => now });
  const today = await subjectOf('192.0.2.7');

  now = NEXT_DAY;
  expect(await subjectOf('192.0.2.7')).not.toBe(today);

  await dayKeys.deleteUntil('2026-11-20');
  now = NOON;
  expect(await subjectOf('192.0.2.7')).not.toBe(today);
});

test('the subject does not contain the address, and the database is asked once a day', async () => {
  const dayKeys = keysInMemory();
  const subjectOf = subjectsOf({ dayKeys, secretKey, now: () => NOON });

  const subjects = await Promise.all(Array.from({ length: 20 }, (_, index) => subjectOf(`192.0.2.${index}`)));

  expect(subjects.every((subject) => /^[\w-]{43}$/.test(subject))).toBe(true);
  expect(dayKeys.asked).toBe(1);
});

test('after a failure of the database the next visitor asks again', async () => {
  const dayKeys = keysInMemory();
  const working = dayKeys.findOrAdd;
  dayKeys.findOrAdd = () => Promise.reject(new Error('down'));
  const subjectOf = subjectsOf({ dayKeys, secretKey, now: () => NOON });

  await expect(subjectOf('192.0.2.7')).rejects.toThrow('down');
  dayKeys.findOrAdd = working;

  expect(await subjectOf('192.0.2.7')).toHaveLength(43);
});
