import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pagination } from './Pagination.tsx';

const labels = { pages: 'Sayfalar', previous: 'Önceki', next: 'Sonraki', page: String };

/** What a phone shows, and one of the narrowest: by what is hidden there. */
function shown(page: number, pageCount: number, hidden: RegExp) {
  const markup = renderToStaticMarkup(
    <Pagination page={page} pageCount={pageCount} hrefFor={String} labels={labels} />,
  );
  return [...markup.matchAll(/<li(.*?)<\/li>/g)]
    .filter(([item]) => !hidden.test(item))
    .map(([item]) => item.replaceAll(/<[^>]*>/g, '').trim())
    .filter(Boolean)
    .join(' ');
}

test.each([
  [1, 7, '1 … 7', '1 … 7'],
  [2, 7, '1 2 … 7', '1 2 … 7'],
  [3, 7, '1 2 3 … 7', '1 … 3 … 7'],
  [4, 7, '1 … 4 … 7', '1 … 4 … 7'],
  [7, 7, '1 … 7', '1 … 7'],
  [3, 5, '1 2 3 4 5', '1 … 3 … 5'],
])(
  'on page %i of %i a phone says where pages are left out: %s, of the narrowest: %s',
  (page, pageCount, phone, narrowest) => {
    expect(shown(page, pageCount, /max-sm:hidden|min-\[23rem\]:hidden/)).toBe(phone);
    expect(shown(page, pageCount, /max-(?:sm|\[23rem\]):hidden/)).toBe(narrowest);
  },
);
