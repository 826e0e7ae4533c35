import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';
import { readTrustedProxies } from './trusted-proxies.ts';

function requestFrom(remoteAddress: string | undefined, forwarded: string | undefined): IncomingMessage {
  const incoming = new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress }));
  if (forwarded !== undefined) incoming.headers['x-forwarded-for'] = forwarded;
  return incoming;
}

const PROXIES = '10.0.0.0/8, ::1, 2001:db8:ffff::/48';

test.each([
  { peer: '192.0.2.7', forwarded: undefined, client: '192.0.2.7', why: 'no proxy is involved' },
  { peer: '192.0.2.7', forwarded: '198.51.100.1', client: '192.0.2.7', why: 'the peer is not a proxy of ours' },
  { peer: '10.0.0.1', forwarded: '198.51.100.1', client: '198.51.100.1', why: 'our proxy says so' },
  {
    peer: '::ffff:10.0.0.1',
    forwarded: '198.51.100.1',
    client: '198.51.100.1',
    why: 'a mapped peer is the same proxy',
  },
  { peer: '::1', forwarded: '198.51.100.1', client: '198.51.100.1', why: 'the loopback proxy speaks IPv6' },
  { peer: '127.0.0.1', forwarded: '198.51.100.1', client: '198.51.100.1', why: 'the loopback proxy speaks IPv4' },
  { peer: '2001:db8:ffff::9', forwarded: '198.51.100.1', client: '198.51.100.1', why: 'an IPv6 range is trusted' },
  {
    peer: '10.0.0.1',
    forwarded: '203.0.113.9, 198.51.100.1',
    client: '198.51.100.1',
    why: 'what the client wrote itself does not count',
  },
  {
    peer: '10.0.0.1',
    forwarded: '203.0.113.9, 198.51.100.1, 10.9.9.9',
    client: '198.51.100.1',
    why: 'two proxies stand in a row',
  },
  { peer: '10.0.0.1', forwarded: '10.2.2.2, 10.3.3.3', client: '10.2.2.2', why: 'all hops are ours' },
  { peer: '10.0.0.1', forwarded: '198.51.100.1:4711', client: '198.51.100.1', why: 'the hop has a port' },
  { peer: '10.0.0.1', forwarded: '[2001:db8::5]:443', client: '2001:db8::5', why: 'the hop has brackets and a port' },
  {
    peer: '10.0.0.1',
    forwarded: '198.51.100.1, unknown',
    client: '10.0.0.1',
    why: 'the nearest hop is not an address',
  },
  { peer: '10.0.0.1', forwarded: '', client: '10.0.0.1', why: 'the header is empty' },
  { peer: '10.0.0.1', forwarded: ','.repeat(5000), client: '10.0.0.1', why: 'the header is garbage' },
  { peer: '10.0.0.1', forwarded: 'fe80::1%eth0', client: 'fe80::1', why: 'the hop has a zone' },
  { peer: '10.0.0.1', forwarded: 'x'.repeat(10_240), client: '10.0.0.1', why: 'the header has 10 KiB' },
  {
    peer: '10.0.0.1',
    forwarded: `203.0.113.9, ${'10.0.0.2, '.repeat(500)}10.0.0.3`,
    client: '203.0.113.9',
    why: '500 hops are ours',
  },
  { peer: '::ffff:192.0.2.7', forwarded: undefined, client: '192.0.2.7', why: 'a mapped address is the same' },
  { peer: '::1', forwarded: '127.0.0.1', client: '127.0.0.1', why: 'both loopbacks are this machine' },
  { peer: undefined, forwarded: '198.51.100.1', client: '0.0.0.0', why: 'the client has gone' },
])('I1 I2 I4 $peer with "$forwarded" is $client, since $why', ({ peer, forwarded, client }) => {
  expect(clientAddress(requestFrom(peer, forwarded), readTrustedProxies(PROXIES))).toBe(client);
});

test('I1 without trusted proxies nothing that is forwarded counts', () => {
  expect(clientAddress(requestFrom('127.0.0.1', '198.51.100.1'), undefined)).toBe('127.0.0.1');
});
