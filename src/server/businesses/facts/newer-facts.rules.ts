import { FACTS, type Fact } from '#contract/businesses/business-facts.ts';
import { type FieldValues, fieldsOfFact } from '../fields.ts';
import type { Person } from './said-facts.rules.ts';

type FactField = { [Name in keyof FieldValues]: Name }[
  | ('name' | 'category' | 'subcategory' | 'address' | 'neighbourhood' | 'district')
  | ('latitude' | 'longitude' | 'phone' | 'website' | 'hours' | 'isOpen')];
/** The columns of facts, as they are stored or as a file has them: degrees are text or number. */
export type FactColumns = {
  readonly [Name in FactField]: Name extends 'isOpen' ? boolean | null : string | number | null;
} & {
  readonly phoneKey: string | null;
};

/** How a source dates what it says. */
interface Dated {
  version: string | null;
  /** The day on which it last looked. */
  saidOn: string | null;
}

/** What an open source says of itself beside the facts of a place. */
export interface SourceRecord extends Dated {
  id: string;
  licence: string | null;
  attribution: string | null;
  /** From 0 to 1, how sure it is that the place exists. */
  confidence: number | null;
}

const versionOf = ({ version }: Dated) => Number(version ?? Number.NaN);

/** Whether a row is of an earlier day than what is known: by its version, else by the day on which its source looked. */
export function isOlder(row: Dated, known: Dated): boolean {
  const later = versionOf(row) - versionOf(known);
  if (Math.abs(later) > 0) return later < 0;
  return row.saidOn !== null && known.saidOn !== null && row.saidOn < known.saidOn;
}

/** A metre or so: what two releases write of one pin. */
const SAME_DEGREES = 0.000_01;
/** As the database keeps them. */
const rounded = (degrees: string | number | null) =>
  degrees === null ? null : Number(Number(degrees).toFixed(8));
const isNear = (one: string | number | null, other: string | number | null) =>
  Math.abs(Number(one) - Number(other)) <= SAME_DEGREES;

/** What a row does not say of a fact leaves it as it is. */
const isSilent: Record<Fact, (row: FactColumns, isAddressMade: boolean) => boolean> = {
  // That a file has the place at all is the day of its source; it need not say whether it is open at all.
  existence: ({ isOpen }) => isOpen === null,
  name: () => false,
  kind: () => false,
  address: (_, isAddressMade) => isAddressMade,
  pin: ({ latitude }) => latitude === null,
  phone: ({ phone }) => phone === null,
  website: ({ website }) => website === null,
  hours: ({ hours }) => hours === null,
  // No file has them.
  prices: () => true,
};

/** Of facts made of several columns, and of those that are written in several ways. */
const isSame: Partial<Record<Fact, (row: FactColumns, known: FactColumns) => boolean>> = {
  kind: (row, known) =>
    row.category === known.category &&
    (row.subcategory === null || row.subcategory === known.subcategory),
  address: (row, known) =>
    row.address === known.address &&
    row.district === known.district &&
    (row.neighbourhood === null || row.neighbourhood === known.neighbourhood),
  pin: (row, known) =>
    known.latitude !== null &&
    isNear(row.latitude, known.latitude) &&
    isNear(row.longitude, known.longitude),
  phone: (row, known) =>
    row.phone === known.phone || (row.phoneKey !== null && row.phoneKey === known.phoneKey),
};

const columnsOfFact = (fact: Fact): readonly (keyof FactColumns)[] => [
  ...(fieldsOfFact(fact) as FactField[]),
  ...(fact === 'phone' ? (['phoneKey'] as const) : []),
];
const valuesOf = (fact: Fact, of: FactColumns): Partial<FactColumns> =>
  Object.fromEntries(
    columnsOfFact(fact).map((name) => [
      name,
      name === 'latitude' || name === 'longitude' ? rounded(of[name]) : of[name],
    ]),
  );

/** The address of a place whose source has none: where its pin lies. */
export const placeLine = ({
  neighbourhood,
  district,
}: Pick<FactColumns, 'neighbourhood' | 'district'>): string =>
  `${neighbourhood ? `${neighbourhood} Mah., ` : ''}${district} / Adana`;

/** What a business is said to be by its source alone: all that a source which calls it closed no longer says. */
export const statedBySource = (
  known: FactColumns,
  saidBy: Partial<Record<Fact, Person | 'import'>>,
): Fact[] =>
  FACTS.filter((fact) => {
    const [first] = columnsOfFact(fact);
    const isStated = fact === 'existence' || (first !== undefined && known[first] !== null);
    return isStated && saidBy[fact] === undefined;
  });

interface FactChange {
  fact: Fact;
  before: Partial<FactColumns>;
  after: Partial<FactColumns>;
}

export interface Comparison {
  changed: FactChange[];
  /** Others than the row says, because somebody said so. */
  kept: { fact: Fact; saidBy: Person }[];
  /** Stated as the source once said it, and no longer does. */
  unsaid: Fact[];
}

/** What became of a row whose source is known: no comparison where it is not the file's to say. */
export interface Taken {
  id: number;
  isOlder: boolean;
  comparison: Comparison | undefined;
}

/**
 * A newer row of the source a business came from, beside what is known: the newer value counts, unless a
 * person said otherwise.
 */
export function compareFacts(
  row: FactColumns,
  known: FactColumns,
  saidBy: Partial<Record<Fact, Person | 'import'>>,
  isAddressMade: boolean,
): Comparison {
  const comparison: Comparison = { changed: [], kept: [], unsaid: [] };
  for (const fact of FACTS) {
    const by = saidBy[fact];
    const isPersons = by !== undefined && by !== 'import';
    const [first] = columnsOfFact(fact);
    // One that was made gives way to one that is made of a newer pin, and is nobody's word.
    const isMadeAnew =
      fact === 'address' && isAddressMade && !isPersons && known.address === placeLine(known);
    if (!isMadeAnew && isSilent[fact](row, isAddressMade)) {
      // That a place is open at all goes without saying.
      const isStated = first !== undefined && known[first] !== null && known[first] !== true;
      if (!isPersons && isStated) comparison.unsaid.push(fact);
      continue;
    }
    const same =
      isSame[fact] ?? ((one, other) => first !== undefined && one[first] === other[first]);
    if (same(row, known)) continue;
    if (isPersons) comparison.kept.push({ fact, saidBy: by });
    else {
      const change = { fact, before: valuesOf(fact, known), after: valuesOf(fact, row) };
      comparison.changed.push(change);
    }
  }
  return comparison;
}
