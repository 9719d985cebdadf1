import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RatingSummary } from './RatingSummary.tsx';

test('beside each star stands how many gave it, the most stars first, and its share', () => {
  const markup = renderToStaticMarkup(
    <RatingSummary summary={{ rating: '4.2', count: 20, stars: [1, 2, 0, 5, 12] }} />,
  );
  const said = [...markup.matchAll(/<span class="sr-only">([^<]*)<\/span>/g)].map(([, row]) => row);
  expect(said).toEqual([
    '5 üzerinden 4,2 puan',
    '5 yıldız: 12 değerlendirme',
    '4 yıldız: 5 değerlendirme',
    '3 yıldız: 0 değerlendirme',
    '2 yıldız: 2 değerlendirme',
    '1 yıldız: 1 değerlendirme',
  ]);
  expect([...markup.matchAll(/width:(\d+)%/g)].map(([, width]) => width)).toEqual([
    '60',
    '25',
    '0',
    '10',
    '5',
  ]);
});
