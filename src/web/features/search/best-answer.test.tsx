import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { BestAnswer as Best } from '#contract/search/search.ts';
import { BestAnswer } from './BestAnswer.tsx';

const DIRECTIONS = 'https://www.google.com/maps/dir/?api=1&destination=37,35';
const business = { id: 1001, name: 'Şölen', category: 'Restoranlar', phone: '0322 111 22 33' };
const drawn = (best: Partial<Best>, asked: { place?: string; district?: string }, phone = true) =>
  renderToString(
    <Router ssrPath="/search">
      <BestAnswer
        best={{ as: 'nearest', kind: 'ciğerci', until: 720, directions: DIRECTIONS, ...best }}
        business={{ ...business, distance: 680, phone: phone ? business.phone : null }}
        asked={asked}
      />
    </Router>,
  );
const sentence = (html: string) =>
  /<p[^>]*>(.*?)<\/p>/s.exec(html)?.[1]?.replaceAll(/<!-- -->|<[^>]+>/g, '');

test('one sentence says who it is, how far and until when', () => {
  expect(sentence(drawn({}, {}))).toBe('Size en yakın açık ciğerci: Şölen, 680 m, 12.00’ye kadar');
  expect(sentence(drawn({ as: 'only', until: 1440 }, { district: 'Seyhan' }))).toBe(
    'Seyhan’da açık olduğunu bildiğimiz tek ciğerci: Şölen, 24.00’e kadar',
  );
  expect(sentence(drawn({ as: 'only' }, { place: 'Güzelyalı' }))).toContain('Güzelyalı’da açık');
});

test('beside it stand the ways there, by links alone', () => {
  const html = drawn({}, {});
  for (const way of ['href="/business/1001"', 'aria-label="Telefon et: Şölen"', 'href="tel:'])
    expect(html).toContain(way);
  expect(html).toContain(`href="${DIRECTIONS.replaceAll('&', '&amp;')}"`);
  expect(html).toContain('aria-label="Yol tarifi: Şölen"');
  expect(html, 'the heading is what is announced').not.toMatch(/role=|aria-live/);
  expect(drawn({}, {}, false)).not.toContain('tel:');
});
