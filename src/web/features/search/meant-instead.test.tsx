import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { SearchAnswer } from '#contract/search/search.ts';
import { MeantInstead } from './MeantInstead.tsx';
import { noSearch } from './search-query.ts';

type Answer = Pick<SearchAnswer, 'meant' | 'wouldMean' | 'unasked'>;
const said = (q: string, answer: Partial<Answer>) =>
  renderToString(
    <Router ssrPath="/search">
      <MeantInstead
        query={{ ...noSearch, q }}
        answer={{ meant: null, wouldMean: null, unasked: [], ...answer }}
      />
    </Router>,
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('words that were left out are named', () => {
  expect(said('denize sıfır otel', { unasked: ['denize', 'sıfır'] })).toBe(
    '“denize”, “sıfır” hesaba katılmadı; kalanına uyanlar bunlar.',
  );
  expect(said('otel', {})).toBe('');
});

test('a corrected question leads to itself as it was typed', () => {
  expect(said('kebabcı', { meant: 'kebapçı' })).toBe(
    'Şunu mu demek istediniz: kebapçı ? “kebabcı” yerine bunun sonuçlarını gösteriyoruz. Yine de “kebabcı” ara',
  );
  expect(said('kebabcı', { wouldMean: 'kebapçı' })).toBe('Şunu mu demek istediniz: kebapçı ?');
});
