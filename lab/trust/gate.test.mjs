import { expect, test } from 'vitest';
import { createGate } from './gate.mjs';

test('closing a gate waits for those inside, and admits no one else', async () => {
  const gate = createGate();
  /** @type {string[]} */
  const order = [];
  gate.open();
  await gate.pass();

  const closed = gate.close().then(() => order.push('closed'));
  const late = gate.pass().then((mayGo) => order.push(`late: ${mayGo}`));
  await new Promise((resolve) => setImmediate(resolve));
  order.push('leaves');
  gate.leave();
  await closed;
  await gate.end();
  await late;

  expect(order).toEqual(['leaves', 'closed', 'late: false']);
});
