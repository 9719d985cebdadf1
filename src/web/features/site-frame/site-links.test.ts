import { expect, test } from 'vitest';
import { guideLinks, legalLinks, ownerLinks } from '#web/features/site-frame/foot-links.ts';
import * as links from '#web/features/site-frame/site-links.ts';
import { matchRoute, NOT_FOUND_PAGE } from '#web/routes.ts';

test('every link of the header, the menu and the footer leads to a page that exists', () => {
  const all = [
    links.headerLinks,
    links.menuLinks,
    links.furtherMenuLinks,
    guideLinks,
    ownerLinks,
    legalLinks,
  ].flat();
  const dead = all.filter(({ href }) => {
    const path = href.split('#')[0] ?? href;
    return matchRoute(path).page === NOT_FOUND_PAGE;
  });
  expect(dead).toEqual([]);
});

const inOrder =
  'restoranlar oteller kafeler barlar gelinlik saglik guzellik alisveris spor egitim otomotiv piknik';
const named = (slugs: string) => slugs.split(' ').map((slug) => ({ slug, name: slug }));

test('the footer links the twelve categories in the order of the specification', () => {
  const shuffled = named(inOrder.split(' ').sort().join(' '));
  expect(links.categoryLinks(shuffled).map(({ href }) => href)).toEqual(
    inOrder.split(' ').map((slug) => `/category/${slug}`),
  );
});

test('a category that the team added stands behind them, one that was renamed keeps its place', () => {
  const categories = [{ slug: 'hizmetler', name: 'Hizmetler' }, ...named(inOrder)].map((one) =>
    one.slug === 'oteller' ? { ...one, name: 'Konaklama' } : one,
  );
  const labels = links.categoryLinks(categories).map(({ label }) => label);
  expect(labels[1]).toBe('Konaklama');
  expect(labels.at(-1)).toBe('Hizmetler');
});
