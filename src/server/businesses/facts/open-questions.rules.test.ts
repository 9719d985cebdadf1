import { expect, test } from 'vitest';
import { openQuestions } from './open-questions.rules.ts';

const asked = (more: Partial<Parameters<typeof openQuestions>[0]>) => {
  const business = { name: 'Köşe', subcategory: null, categorySlug: 'kafeler', attributes: {} };
  return openQuestions({ ...business, ...more }).map(({ slug }) => slug);
};

test('what a kind may have is asked, what is known of it is not', () => {
  expect(
    openQuestions({ name: 'Köşe', subcategory: null, categorySlug: 'kafeler', attributes: {} })[0],
  ).toEqual({
    slug: 'kredi-karti',
    text: 'Kredi kartı geçiyor mu?',
  });
  expect(asked({})).toContain('teras');
  expect(asked({ attributes: { teras: false, 'kredi-karti': true } })).toEqual(
    asked({}).filter((slug) => slug !== 'teras' && slug !== 'kredi-karti'),
  );
  expect(asked({ categorySlug: 'egitim' })).not.toContain('teras');
  // Only forms ask for it.
  expect(asked({})).not.toContain('gel-al');
});
