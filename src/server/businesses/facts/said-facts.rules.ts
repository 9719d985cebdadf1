import { FACTS, type Fact, type SaidFact } from '#contract/businesses/business-facts.ts';
import { dayInAdana, momentInAdana } from '#contract/calendar/days.ts';
import { fieldsOfFact } from '../fields.ts';

/** Who says something of a business that stands until a person says otherwise. */
export type Person = 'owner' | 'team' | 'visitor' | 'visitors' | 'sender';

/** What a business came with, as far as it is known. */
export interface Origin {
  isExample: boolean;
  isFromFile: boolean;
  /** Whom a licence wants named. */
  attribution: string | null;
  /** The day on which its open source last looked, else on which it was last seen in one of its files. */
  saidOn: string | null;
  seenAt: Date | null;
  /** When its list came, or whoever sent it in did. */
  cameAt: Date;
  /** Since when its website has not answered. */
  silentSince?: Date | null;
}

const OLD_DAYS = 730;
/** Prices do not last as long. */
const OLD_PRICES_DAYS = 180;
const DAY_MS = 86_400_000;

/** What was last confirmed before this moment may no longer be so. */
export const oldBefore = (now: Date): Date => new Date(now.getTime() - OLD_DAYS * DAY_MS);

/** What was last said of prices before this moment may no longer be so. */
export const pricesOldBefore = (now: Date): Date =>
  new Date(now.getTime() - OLD_PRICES_DAYS * DAY_MS);

/** Whether prices of that day may no longer be so. */
export const isOldPrice = (day: string, now: Date): boolean =>
  day < dayInAdana(pricesOldBefore(now));

interface Said {
  fact: string;
  saidBy: Person | 'import';
  confirmedAt: Date;
}

/** With the day of the newest photo of prices, where it is newer than that of the lines. Only those who act for it say such a day. */
export function withPricePhotos(said: readonly Said[], days: readonly string[]): readonly Said[] {
  const newest = days.toSorted().at(-1);
  const lines = said.find(({ fact }) => fact === 'prices');
  if (!newest || (lines && dayInAdana(lines.confirmedAt) >= newest)) return said;
  const confirmedAt = momentInAdana(newest, '12:00');
  return [...said.filter((one) => one !== lines), { fact: 'prices', saidBy: 'owner', confirmedAt }];
}

/** The facts that a business states: that it is there, and those it has a value of. */
export const statedFacts = (business: Readonly<Record<string, unknown>>): Fact[] =>
  FACTS.filter(
    (fact) => fact === 'existence' || fieldsOfFact(fact).some((name) => business[name] !== null),
  );

/** Whose word it is that nobody has confirmed since. */
export function wayOf(origin: Origin): { by: 'sender' | 'list' | 'openData'; on: string } {
  const { isFromFile, attribution, saidOn, seenAt, cameAt } = origin;
  const on = saidOn ?? dayInAdana(seenAt ?? cameAt);
  if (!isFromFile) return { by: 'sender', on };
  return { by: attribution === null ? 'list' : 'openData', on };
}

/** Whose word each fact of a business is that it states; of what is invented it is nobody's. */
export function saidFacts(
  business: Readonly<Record<string, unknown>>,
  origin: Origin,
  said: readonly Said[],
  now: Date,
): SaidFact[] {
  if (origin.isExample) return [];
  const way = wayOf(origin);
  const firstNew = dayInAdana(oldBefore(now));
  const wordOf = (fact: Fact) => said.find((other) => other.fact === fact);
  // Prices are a list of their own, which is there once somebody said it.
  const stated = [...statedFacts(business), ...(wordOf('prices') ? ['prices' as const] : [])];
  return stated.map((fact) => {
    const one = wordOf(fact);
    const on = one ? dayInAdana(one.confirmedAt) : way.on;
    const by = one && one.saidBy !== 'import' ? one.saidBy : way.by;
    const { silentSince } = fact === 'website' ? origin : {};
    const silent = silentSince ? { silentSince: dayInAdana(silentSince) } : {};
    const isOld = fact === 'prices' ? isOldPrice(on, now) : on < firstNew;
    return { fact, by, on, isOld, ...silent };
  });
}
