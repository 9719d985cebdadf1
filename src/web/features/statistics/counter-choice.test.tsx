import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CounterChoice } from './CounterChoice.tsx';

const totals = {
  ...{ views: 10, phoneClicks: 2, websiteClicks: 1, directionsClicks: 3 },
  ...{ whatsappClicks: 5, reservations: 6, shares: 7, favorites: 4, searchAppearances: 0 },
};
const choice = (before?: typeof totals) =>
  renderToString(
    <CounterChoice totals={totals} before={before} value="shares" onChange={() => undefined} />,
  );

test('the specified four come first, then the other ways to the business, then what plans open', () => {
  const words = [...choice().matchAll(/text-sm[^>]*>([^<]+)</g)].map(([, word]) => word);
  expect(words).toEqual([
    ...['Görüntülenme', 'Telefon araması', 'Web sitesi tıklaması', 'Yol tarifi isteği'],
    ...['WhatsApp', 'Rezervasyon', 'Paylaşım'],
    ...['Favoriye eklenme', 'Aramada görünme'],
  ]);
});

test('the pressed one is drawn; what it was before stands below each', () => {
  const pressed = choice(totals)
    .split('<button')
    .filter((one) => one.includes('aria-pressed="true"'));
  expect(pressed).toHaveLength(1);
  expect(pressed[0]).toContain('Paylaşım');
  expect(pressed[0]).toContain('önceki 30 gün: 7');
});
