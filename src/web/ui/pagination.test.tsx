import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pagination } from './Pagination.tsx';

const labels = { pages: 'Sayfalar', previous: 'Önceki', next: 'Sonraki', page: String };

/** What a phone that is not of the narrowest shows. */
function onPhone(page: number, pageCount: number) {
  const markup = renderToStaticMarkup(
    <Pagination page={page} pageCount={pageCount} hrefFor={String} labels={labels} />,
  );
  return [...markup.matchAll(/<li(.*?)<\/li>/g)]
    .filter(([item]) => !item.includes('max-sm:hidden'))
    .map(([item]) => item.replaceAll(/<[^>]*>/g, '').trim())
    .filter(Boolean)
    .join(' ');
}

test.each([
  [1, 7, '1 … 7'],
  [2, 7, '1 2 … 7'],
  [3, 7, '1 2 3 … 7'],
  [4, 7, '1 … 4 … 7'],
  [7, 7, '1 … 7'],
  [3, 5, '1 2 3 4 5'],
])('on page %i of %i a phone says where pages are left out: %s', (page, pageCount, shown) => {
  expect(onPhone(page, pageCount)).toBe(shown);
});
