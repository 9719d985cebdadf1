import { CITY_NAME } from '../city/city.ts';
import { searchNorm } from '../text/turkish-fold.ts';
import { nounAtEnd, type PlaceKind } from './place-nouns.ts';

/** With fewer businesses that name it in their address, a name is no place. */
export const PLACE_LEAST = 3;

/** How it is known where a place is: an outline, the pin of a business that is one, those of its businesses. */
export const PLACE_SOURCES = ['outline', 'entry', 'addresses'] as const;
export type PlaceSource = (typeof PLACE_SOURCES)[number];

/** A place as questions are read by it. */
export interface KnownPlace {
  id: number;
  /** By which it is learnt again; none of a place that only one question names. */
  key?: string;
  kind: PlaceKind;
  /** As it is shown. */
  name: string;
  /** Other names, with commas. */
  aliases: string;
  /** Of published businesses whose words put them there. */
  members: readonly number[];
  latitude: number | null;
  longitude: number | null;
  /** Metres from there in which most of it lies. */
  extent: number;
  /** The team says that it is none. */
  isHidden?: boolean;
}

const CITY = searchNorm(CITY_NAME);

/** Folded words that tell a place from others of its noun: of `M1 Adana AVM` it is `m1`. */
export function ownWords(name: string, isAddress = false): string[] {
  const words = searchNorm(name).split(' ').filter(Boolean);
  const end = nounAtEnd(words, isAddress);
  const own = end ? words.slice(0, -end.length) : words;
  const without = own.filter((word) => word !== CITY);
  return without.length > 0 ? without : own;
}
