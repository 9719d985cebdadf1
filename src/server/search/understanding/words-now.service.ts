import { currentWords } from '#server/kinds/kinds.service.ts';
import { placesOf } from '#server/places/places.service.ts';
import { type PublicDataNow, readOnce } from '../counting/current-columns.service.ts';

const read = readOnce('settings', async ({ db }, _: '') => {
  const words = await currentWords(db);
  return { ...words, book: await placesOf(db, words.placesVersion) };
});

/** What questions are read by: what kinds, categories and places are called now. */
export const wordsNow = (now: PublicDataNow) => read(now, '');
