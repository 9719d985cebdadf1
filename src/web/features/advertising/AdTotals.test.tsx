import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AdvertiseTotal, AdvertiseTotals, RequestTotal, RequestTotals } from './AdTotals.tsx';

const textOf = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const cellsOf = (markup: string) =>
  [...markup.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[dh]\b[^>]*>(.*?)<\/t[dh]>/g)].map(([, cell = '']) => textOf(cell)),
  );

test('/advertise says what is being chosen: the discount, and the total of the server', () => {
  const shown = (packageType: 'premium' | 'free' | '', duration: string) =>
    textOf(renderToString(<AdvertiseTotal packageType={packageType} duration={duration} />));
  expect(shown('premium', '1')).toBe('Toplam 599 TL');
  expect(shown('premium', '3')).toBe(
    'Liste fiyatı 1.797 TL Kazancınız −179,70 TL Toplam 1.617,30 TL',
  );
  expect(shown('free', '12')).toBe('Toplam 0 TL');
  for (const nothing of [shown('', '3'), shown('premium', ''), shown('premium', '2')])
    expect(nothing).toBe('');
});

test('/advertise-request says what is being chosen, and nothing of months that cannot be', () => {
  const shown = (packageType: 'premium' | '', months: number | undefined) =>
    textOf(renderToString(<RequestTotal packageType={packageType} months={months} />));
  expect(shown('premium', 3)).toBe('Toplam: 3.600 TL');
  expect(shown('premium', 120)).toBe('Toplam: 144.000 TL');
  for (const nothing of [shown('', 3), shown('premium', undefined)]) expect(nothing).toBe('');
});

test('without script every choice of both forms has its total', () => {
  expect(cellsOf(renderToString(<AdvertiseTotals />))).toEqual([
    ['Süre', 'Temel', 'Premium', 'Kurumsal'],
    ['1 ay', '299 TL', '599 TL', '1.299 TL'],
    ['3 ay', '807,30 TL', '1.617,30 TL', '3.507,30 TL'],
    ['6 ay', '1.524,90 TL', '3.054,90 TL', '6.624,90 TL'],
    ['12 ay', '2.870,40 TL', '5.750,40 TL', '12.470,40 TL'],
  ]);
  expect(cellsOf(renderToString(<RequestTotals />))).toEqual([
    ['Süre', 'Temel', 'Premium', 'Kurumsal'],
    ['1 ay', '500 TL', '1.200 TL', '2.500 TL'],
    ['3 ay', '1.500 TL', '3.600 TL', '7.500 TL'],
    ['6 ay', '3.000 TL', '7.200 TL', '15.000 TL'],
    ['12 ay', '6.000 TL', '14.400 TL', '30.000 TL'],
  ]);
});
