import { REVIEW_TEXTS } from './generated-words.rules.ts';
import type { Draw } from './seeded-draw.rules.ts';

export interface MadeUpReview {
  /** Which of the made-up people wrote it; each writes once about a business. */
  author: number;
  rating: 1 | 2 | 3 | 4 | 5;
  content: string;
  daysAgo: number;
}

/** People who write the reviews of made-up businesses. */
export const MADE_UP_PEOPLE = 4000;
/** Of so many nobody has said anything yet. */
const SILENT_SHARE = 0.3;
const MOST_REVIEWS = 80;
/** Between two reviews of a business; has no common divisor with the number of people. */
const NEXT_AUTHOR = 97;

const textsByStars = Object.fromEntries(
  Object.entries(REVIEW_TEXTS).map(([stars, texts]) => [
    stars,
    texts.split('|').map((text) => text.replace(/\s+/g, ' ').trim()),
  ]),
) as unknown as Record<MadeUpReview['rating'], string[]>;

/** As in life: many have none, most a few, a few have many; four stars and a half are common, two are not. */
export function madeUpReviews(
  draw: Draw,
  { talk, daysAgo }: { talk: number; daysAgo: number },
): MadeUpReview[] {
  if (draw.chance(SILENT_SHARE)) return [];
  const isKnown = Math.min(1, (daysAgo + 30) / 400);
  const count = Math.min(MOST_REVIEWS, Math.round(Math.exp(draw.bell()) * 3 * talk * isKnown));
  const quality = Math.min(4.9, 4.35 + draw.bell() * 0.5);
  const first = Math.floor(draw.random() * MADE_UP_PEOPLE);
  return Array.from({ length: count }, (_, at) => {
    const stars = Math.round(quality + draw.bell() * 0.8);
    const rating = Math.min(5, Math.max(1, stars)) as MadeUpReview['rating'];
    return {
      author: (first + at * NEXT_AUTHOR) % MADE_UP_PEOPLE,
      rating,
      content: draw.of(textsByStars[rating]),
      daysAgo: Math.floor(draw.random() * daysAgo),
    };
  });
}
