import { expect, test } from 'vitest';
import { fetchPublic, isInside } from './public-fetch.ts';

test('addresses of the machine and of private networks are inside, others are not', () => {
  const inside = [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
  ];
  const inside6 = ['::1', '::', 'fd00::1', 'fe80::1', '::ffff:10.0.0.1', '64:ff9b::a00:1'];
  for (const address of [...inside, ...inside6])
    expect([address, isInside(address)]).toEqual([address, true]);
  for (const address of [
    '142.250.187.78',
    '172.32.0.1',
    '2a00:1450:4017:80d::200e',
    '::ffff:8.8.8.8',
  ]) {
    expect([address, isInside(address)]).toEqual([address, false]);
  }
});

test.each([
  'http://127.0.0.1:1/',
  'http://[::1]:1/',
  'http://localhost:1/',
  'http://2130706433:1/',
])('%s is not asked', async (address) => {
  await expect(fetchPublic(address)).rejects.toThrow('leads inside');
});
