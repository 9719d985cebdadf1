import { expect, test } from 'vitest';
import { countryOfAddress } from './country-of-address.ts';
import { openLog } from './observability/log.ts';

test.each([
  ['85.110.2.3', 'TR'],
  ['8.8.8.8', 'US'],
  ['2a02:e0::1', 'TR'],
  ['10.0.0.1', undefined],
  ['::1', undefined],
  ['unknown', undefined],
])('the country of %s is %s', async (address, country) => {
  expect(await countryOfAddress(address, openLog('silent'))).toBe(country);
});
