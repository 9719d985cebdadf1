import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { homeTexts } from '#web/texts/home.ts';
import { HomeRow } from './HomeRow.tsx';

const texts = homeTexts.restaurants;

test('a block without a business says so, and leads nowhere', () => {
  const html = renderToString(
    <Router ssrPath="/">
      <HomeRow texts={texts} businesses={[]} heart={() => null} />
    </Router>,
  );
  expect(html).toContain(texts.heading);
  expect(html).toContain(texts.empty);
  expect(html).not.toContain(texts.seeAll.label);
});
