import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeaderCard } from './HeaderCard.tsx';

const badge = (isUnpublished: boolean) =>
  renderToString(
    <HeaderCard name="Kebapçı" status="approved" plan="free" {...{ isUnpublished }} />,
  ).match(/<span class="badge([^"]*)"[^>]*>(?:<[^>]*>)*([^<]*)/);

test('an approved owner of a business that is not on the site reads no green word', () => {
  expect(badge(false)?.slice(1)).toEqual([' badge-open', 'Onaylandı']);
  expect(badge(true)?.slice(1)).toEqual([' badge-neutral', 'Sahiplik: Onaylandı']);
});
