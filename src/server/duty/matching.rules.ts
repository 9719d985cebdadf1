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

type Asked = Pick<ReadTurn, 'name' | 'nameKey' | 'phone'> & { district: string | undefined };

const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

/**
 * The pharmacy a row of a roster means: what a person linked, else the one that has its telephone, else the only
 * one of its name in its district. Two that fit are none.
 */
export function pharmacyOf(
  turn: Asked,
  pharmacies: readonly Pharmacy[],
  byHand: readonly HandLink[],
): Pharmacy | undefined {
  const linked = byHand.find(
    ({ nameKey, district }) => nameKey === turn.nameKey && district === turn.district,
  );
  const chosen = linked && pharmacies.find(({ id }) => id === linked.businessId);
  if (chosen) return chosen;
  const keys = parsePhones(turn.phone).map(({ key }) => key);
  const reached = pharmacies.filter(({ phoneKey }) => phoneKey && keys.includes(phoneKey));
  const named = (among: readonly Pharmacy[]) =>
    among.filter(({ name }) => nameKeyOf(name) === turn.nameKey);
  // A number that several have proves nothing without the name.
  const byPhone = only(reached) ?? only(named(reached));
  if (byPhone) return byPhone;
  const there = turn.district
    ? pharmacies.filter(({ district }) => district === turn.district)
    : pharmacies;
  return only(named(there));
}

const MOST_CANDIDATES = 4;

/** Those it may be: of its name elsewhere, or of one much like it in its district. */
export const candidatesFor = (turn: Asked, pharmacies: readonly Pharmacy[]): Pharmacy[] =>
  pharmacies
    .filter(
      ({ name, district }) =>
        nameKeyOf(name) === turn.nameKey ||
        (district === turn.district && isAlike(name, turn.name)),
    )
    .sort((a, b) => Number(b.district === turn.district) - Number(a.district === turn.district))
    .slice(0, MOST_CANDIDATES);
