import { expect, test } from 'vitest';
import { breadcrumbList } from './breadcrumb-list.ts';

test('the way to a page is numbered from the home page on', () => {
  const trail = [{ label: 'Restoranlar', href: '/category/restoranlar' }];
  expect(breadcrumbList(trail, 'https://adana.example')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Ana sayfa', item: 'https://adana.example/' },
      { position: 2, name: 'Restoranlar', item: 'https://adana.example/category/restoranlar' },
    ],
  });
});
