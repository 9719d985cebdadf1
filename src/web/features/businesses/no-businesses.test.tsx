import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { NoBusinesses } from './NoBusinesses.tsx';

const drawn = (isNarrowed: boolean) =>
  renderToString(
    <Router ssrPath="/">
      <NoBusinesses path="/category/kafeler" isNarrowed={isNarrowed} />
    </Router>,
  );

test('filters that leave nothing can be taken away; a list that is empty asks for its first', () => {
  const narrowed = drawn(true);
  expect(narrowed).toContain('Bu kriterlere uygun işletme bulunamadı');
  expect(narrowed).toContain('Filtrelerinizi değiştirmeyi deneyin');
  expect(narrowed).toContain('href="/category/kafeler"');
  const empty = drawn(false);
  expect(empty).toContain('href="/add-business"');
  expect(empty).not.toContain('Filtre');
});
