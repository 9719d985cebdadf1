import { expect, test } from 'vitest';
import * as links from '#web/features/site-frame/site-links.ts';
import { matchRoute, NOT_FOUND_PAGE } from '#web/routes.ts';

test('every link of the header, the menu and the footer leads to a page that exists', () => {
  const all = [
    links.headerLinks,
    links.menuLinks,
    links.guideLinks,
    links.legalLinks,
    links.categoryLinks,
  ].flat();
  const dead = all.filter(({ href }) => {
    const path = href.split('#')[0] ?? href;
    return matchRoute(path).page === NOT_FOUND_PAGE;
  });
  expect(dead).toEqual([]);
});

test('the footer links the twelve categories in the order of the specification', () => {
  expect(links.categoryLinks.map(({ href }) => href.replace('/category/', ''))).toEqual(
    'restoranlar oteller kafeler barlar gelinlik saglik guzellik alisveris spor egitim otomotiv piknik'.split(
      ' ',
    ),
  );
});
