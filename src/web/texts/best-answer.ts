import type { BestAnswer } from '#contract/search/search.ts';
import { formatDistance } from '#contract/text/numbers.ts';
import { timeWithDative } from '#contract/text/turkish-suffix.ts';
import { atPlace, inDistrict } from './places.ts';

interface Asked {
  place?: string | undefined;
  district?: string | undefined;
}

/** The sentence above results that have one best answer; the name stands between its two parts. */
export const bestAnswerTexts = {
  /** `'Size en yakın açık ciğerci:'` */
  before: ({ as, kind }: BestAnswer, { place, district }: Asked): string =>
    as === 'nearest'
      ? `Size en yakın açık ${kind}:`
      : `${place ? atPlace(place) : inDistrict(district)} açık olduğunu bildiğimiz tek ${kind}:`,
  /** `', 680 m, 12.00’ye kadar'` */
  after: ({ as, until }: BestAnswer, metres: number | undefined): string =>
    [
      '',
      ...(as === 'nearest' && metres !== undefined ? [formatDistance(metres)] : []),
      `${timeWithDative(until)} kadar`,
    ].join(', '),
} as const;
