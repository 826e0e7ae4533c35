import { expect, test } from 'vitest';
import { limitSenders } from './limit-senders.ts';

const MOST = { sender: 5, network: 20, provider: 60, all: 200 };
const limitOfTest = () => limitSenders(MOST, () => new Date(0));

/** How many of these senders, each with its own address, can send something at the same moment. */
function passing(count: number, addressOf: (index: number) => string, mayPass = limitOfTest()) {
  const addresses = Array.from({ length: count }, (_, index) => addressOf(index));
  return addresses.filter((address) => mayPass({ subject: address, address })).length;
}

test.each([
  { name: 'a network', addressOf: (index: number) => `192.0.2.${index}`, pass: 20 },
  { name: 'an IPv6 site', addressOf: (index: number) => `2001:db8:1:${index}::1`, pass: 20 },
  { name: 'a provider', addressOf: (index: number) => `192.0.${index}.7`, pass: 60 },
  { name: 'an IPv6 provider', addressOf: (index: number) => `2001:db8:${index}::1`, pass: 60 },
  { name: 'everywhere', addressOf: (index: number) => `${index}.0.2.7`, pass: 200 },
])('of 250 senders in $name, $pass can send within an hour', ({ addressOf, pass }) => {
  expect(passing(250, addressOf)).toBe(pass);
});

test('one provider’s flood leaves room for the others', () => {
  const mayPass = limitOfTest();
  passing(250, (index) => `192.0.${index}.7`, mayPass);

  expect(mayPass({ subject: 'Ann', address: '198.51.100.1' })).toBe(true);
});
