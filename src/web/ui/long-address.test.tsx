import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LongAddress } from './LongAddress.tsx';

test.each([
  ['rezervasyon@kiyi.example', 'rezervasyon@<wbr/>kiyi<wbr/>.example'],
  ['ali.veli@kiyi.com.tr', 'ali<wbr/>.veli@<wbr/>kiyi<wbr/>.com<wbr/>.tr'],
  ['@kiyi_ocak-basi', '@<wbr/>kiyi_<wbr/>ocak-<wbr/>basi'],
  ['kiyi', 'kiyi'],
])('%s goes on in the next line at one of its signs', (address, markup) => {
  expect(renderToStaticMarkup(<LongAddress>{address}</LongAddress>)).toContain(`>${markup}<`);
});
