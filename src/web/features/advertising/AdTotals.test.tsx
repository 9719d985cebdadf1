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
    ['1 ay', '299', '599', '1.299'],
    ['3 ay', '807,30', '1.617,30', '3.507,30'],
    ['6 ay', '1.524,90', '3.054,90', '6.624,90'],
    ['12 ay', '2.870,40', '5.750,40', '12.470,40'],
  ]);
  expect(cellsOf(renderToString(<RequestTotals />))).toEqual([
    ['Süre', 'Temel', 'Premium', 'Kurumsal'],
    ['1 ay', '500', '1.200', '2.500'],
    ['3 ay', '1.500', '3.600', '7.500'],
    ['6 ay', '3.000', '7.200', '15.000'],
    ['12 ay', '6.000', '14.400', '30.000'],
  ]);
});
