import { contains } from '#contract/city/district-outlines.ts';
import type { Place } from '#contract/city/places.ts';
import { neighbourhoodOutlines } from '#db/seed/neighbourhood-outlines.ts';
import { readOutlines } from './outlines.rules.ts';

const outlines = Map.groupBy(readOutlines(neighbourhoodOutlines), ({ district }) => district);

/** The neighbourhood of a district whose outline holds a pin; undefined where none that is drawn does. */
export const neighbourhoodAt = (
  district: string,
  { latitude, longitude }: Place,
): string | undefined =>
  outlines.get(district)?.find(({ outline }) => contains(outline, longitude, latitude))?.name;
