import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SceneBanner } from './SceneBanner.tsx';

test('no bird and no cloud drifts through the words: the sky of a banner has stars', () => {
  const markup = renderToStaticMarkup(<SceneBanner slug="kafeler">Kafeler</SceneBanner>);
  expect(markup).toContain('#sky-stars');
  expect(markup.match(/#sky-(?!stars)/)).toBeNull();
});
