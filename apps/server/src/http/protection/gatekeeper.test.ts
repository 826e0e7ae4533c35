import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Admission } from './admission.ts';
import { gatekeeper } from './gatekeeper.ts';
import { RequestLine } from './request-line.ts';

function exchange(url: string) {
  const incoming = new IncomingMessage(new Socket());
  incoming.url = url;
  return { incoming, outgoing: new ServerResponse(incoming) };
}

test('who has left while he waited is not begun, and health checks never wait', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const line = new RequestLine();
  const admission = new Admission({ delayMs: () => 0, waiting: (kind) => line.count(kind) });
  const log = pino({ level: 'silent' });
  const world = {
    trustedProxies: undefined,
    hasLimits: false,
    apiHeaders: {},
    onRefused: () => {},
    now: () => new Date(),
  };
  const gate = gatekeeper({ admission, line, log, ...world });
  const begun: string[] = [];
  const come = (url: string) => {
    const { incoming, outgoing } = exchange(url);
    gate(incoming, outgoing, () => begun.push(url));
    return outgoing;
  };
  line.enter('request', () => {
    vi.advanceTimersByTime(6); // longer than a turn begins requests
  });
  const left = come('/api/v1/left');
  come('/api/v1/stays');
  come('/en');
  expect([line.count('request'), line.count('page')]).toEqual([2, 1]);
  come('/health/live');
  left.destroy();
  while (line.count('page') > 0) await nextTurn();

  expect(begun).toEqual(['/health/live', '/api/v1/stays', '/en']);
});
