import { expect, test } from 'vitest';
import { addressGroup, clientAddress, networkOf, trustedProxies } from './client-address.ts';

const proxies = trustedProxies('127.0.0.1, 10.0.0.0/8 ::1');

test.each([
  ['without a proxy the connection is believed', '85.1.2.3', '1.1.1.1', '85.1.2.3'],
  ['a trusted proxy names the client', '127.0.0.1', '85.1.2.3', '85.1.2.3'],
  ['what the client wrote before is not believed', '127.0.0.1', '1.1.1.1, 85.1.2.3', '85.1.2.3'],
  ['a chain of trusted proxies', '127.0.0.1', '85.1.2.3, 10.4.4.4', '85.1.2.3'],
  ['an IPv4 address in IPv6 clothes', '::ffff:127.0.0.1', '85.1.2.3', '85.1.2.3'],
  ['nonsense in the header', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['an address with its port', '127.0.0.1', '85.1.2.3:4711', '85.1.2.3'],
  ['IPv6 with its port', '127.0.0.1', '[2001:db8::1]:443', '2001:db8::1'],
  ['IPv6 in brackets', '127.0.0.1', '[2001:db8::1]', '2001:db8::1'],
  ['a chain with ports', '127.0.0.1', '85.1.2.3:1, 10.4.4.4:2', '85.1.2.3'],
  ['IPv4 in IPv6 clothes with a port', '127.0.0.1', '[::ffff:85.1.2.3]:80', '85.1.2.3'],
  ['a port that is none', '127.0.0.1', '85.1.2.3:x', '127.0.0.1'],
  ['no header', '::1', null, '::1'],
  ['no connection (a render in this process)', undefined, null, 'unknown'],
])('%s', (_name, remote, forwardedFor, expected) => {
  expect(clientAddress(remote, forwardedFor, proxies)).toBe(expected);
});

test('a network is a /24 or a /48, one address of IPv6 is its /64', () => {
  expect(networkOf('85.1.2.3')).toBe('85.1.2');
  expect(networkOf('2001:db8:1:2:3::4')).toBe('2001:db8:1');
  expect(networkOf('2001:0db8:0001::9')).toBe('2001:db8:1');
  expect(addressGroup('2001:db8:1:2:ffff::1')).toBe(addressGroup('2001:db8:1:2::77'));
  expect(addressGroup('2001:db8::1')).toBe('2001:db8:0:0');
  expect(addressGroup('85.1.2.3')).toBe('85.1.2.3');
});
