import { pino } from 'pino';
import { expect, test } from 'vitest';
import { reportFailures } from './report-failures.ts';

const FULL = Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });

function reporter() {
  const lines: { requestId: string; unwritten?: number }[] = [];
  const clock = { ms: 0 };
  const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
  return { report: reportFailures(log, () => clock.ms), lines, clock };
}

test('of a thousand failures of the storage one is written in ten seconds, with the number of the others', () => {
  const { report, lines, clock } = reporter();

  for (let request = 0; request < 1000; request += 1) report(String(request), FULL);
  clock.ms = 10_000;
  report('later', FULL);

  expect(lines).toMatchObject([
    { requestId: '0', unwritten: 0 },
    { requestId: 'later', unwritten: 999 },
  ]);
});

test('every other failure is written', () => {
  const { report, lines } = reporter();

  for (const id of ['a', 'b', 'c']) report(id, new Error('a bug'));

  expect(lines.map(({ requestId }) => requestId)).toEqual(['a', 'b', 'c']);
});
