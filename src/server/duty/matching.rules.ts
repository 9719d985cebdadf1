import { parsePhones } from '#contract/text/phones.ts';
import { isAlike } from '#server/businesses/duplicates/duplicates.rules.ts';
import { nameKeyOf, type ReadTurn } from './roster.rules.ts';

/** A pharmacy of the directory. */
export interface Pharmacy {
  id: number;
  name: string;
  district: string;
  address: string;
  phoneKey: string | null;
}

/** What people linked before: a name in a district, and the pharmacy it stands for. */
export interface HandLink {
  nameKey: string;
  district: string;
  businessId: number;
}

/** What people cut: a name in a district, and the pharmacy it does not stand for. */
export type Cut = HandLink;

type Asked = Pick<ReadTurn, 'name' | 'nameKey' | 'phone'> & { district: string | undefined };

const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

/**
 * The pharmacy a row of a roster means: what a person linked, else the one that has its telephone, else the only
 * one of its name in its district. Two that fit are none, and so is one whose link a person cut.
 */
export function pharmacyOf(
  turn: Asked,
  pharmacies: readonly Pharmacy[],
  byHand: readonly HandLink[],
  cuts: readonly Cut[] = [],
): Pharmacy | undefined {
  const isOf = (one: HandLink, district: string | undefined) =>
    one.nameKey === turn.nameKey && one.district === district;
  const linked = byHand.find((link) => isOf(link, turn.district));
  const chosen = linked && pharmacies.find(({ id }) => id === linked.businessId);
  if (chosen) return chosen;
  // Whoever was cut fits no more, and no less makes two of those that do.
  const uncut = (found: Pharmacy | undefined) =>
    found &&
    !cuts.some((cut) => cut.businessId === found.id && isOf(cut, turn.district ?? found.district))
      ? found
      : undefined;
  const keys = parsePhones(turn.phone).map(({ key }) => key);
  const reached = pharmacies.filter(({ phoneKey }) => phoneKey && keys.includes(phoneKey));
  const named = (among: readonly Pharmacy[]) =>
    among.filter(({ name }) => nameKeyOf(name) === turn.nameKey);
  // A number that several have proves nothing without the name.
  const byPhone = uncut(only(reached) ?? only(named(reached)));
  if (byPhone) return byPhone;
  const there = turn.district
    ? pharmacies.filter(({ district }) => district === turn.district)
    : pharmacies;
  return uncut(only(named(there)));
}

const MOST_CANDIDATES = 4;

const LEAST_LETTERS = 3;
/** Whether all words of the one stand in the other: `Turunç` and `Beyaz Turunç`. */
function isContained(one: string, other: string): boolean {
  const [short = [], long = []] = [one.split(' '), other.split(' ')].sort(
    (a, b) => a.length - b.length,
  );
  return short.join('').length >= LEAST_LETTERS && short.every((word) => long.includes(word));
}

/** Lower is likelier; undefined: it is another. */
function rankOf(turn: Asked, { name, district }: Pharmacy): number | undefined {
  const key = nameKeyOf(name);
  const isThere = district === turn.district;
  if (key === turn.nameKey) return isThere ? 0 : 3;
  if (isThere && isContained(key, turn.nameKey)) return 1;
  return isThere && isAlike(name, turn.name) ? 2 : undefined;
}

/** Those it may be: in its district of its name, of one that is part of the other, of one much like it; then elsewhere. */
export const candidatesFor = (turn: Asked, pharmacies: readonly Pharmacy[]): Pharmacy[] =>
  pharmacies
    .flatMap((pharmacy) => {
      const rank = rankOf(turn, pharmacy);
      return rank === undefined ? [] : [{ pharmacy, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_CANDIDATES)
    .map(({ pharmacy }) => pharmacy);
