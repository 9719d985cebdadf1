import type { z } from 'zod';
import type {
  findLikelyDuplicates as findContract,
  LikelyDuplicate,
} from '#contract/businesses/business-submission.ts';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import { DISTRICTS } from '#contract/city/districts.ts';
import { metresApart } from '#contract/city/places.ts';
import type { SimilarBusiness } from '#contract/moderation/moderation.ts';
import { searchNorm } from '#contract/text/turkish-fold.ts';
import { neighbourhoodOf } from '#server/places/neighbourhoods.rules.ts';
import type { Basics } from '#server/platform/context.ts';
import { readPhones, readPin } from '../submitting/submission-values.rules.ts';
import { listByPhoneOrCid, listNamedNear, type StoredBusiness } from './duplicates.queries.ts';
import { asNamed, type Comparable, ownNumbers, resemblanceOf } from './duplicates.rules.ts';
import { listToldApart } from './told-apart.queries.ts';

const MOST_NAMED = 5;

const pinOf = ({ latitude, longitude }: Pick<StoredBusiness, 'latitude' | 'longitude'>) =>
  latitude === null || longitude === null ? undefined : { latitude, longitude };

const comparable = (row: StoredBusiness): Comparable => ({
  ...row,
  phoneKeys: row.phoneKey ? [row.phoneKey] : [],
});

/** Everything stored that comes near in name, phone or place; `resemblanceOf` decides. */
const listCandidates = async ({ db }: Pick<Basics, 'db'>, business: Comparable) => [
  ...(await listByPhoneOrCid(db, {
    phoneKeys: ownNumbers(business.phoneKeys),
    cids: business.cid === null ? [] : [business.cid],
  })),
  ...(searchNorm(business.name) ? await listNamedNear(db, [asNamed(business)]) : []),
];

/** Whether another business, public or waiting, seems to be this one. */
export async function hasDuplicate(
  ctx: Pick<Basics, 'db'>,
  business: Comparable,
  ownId?: number,
): Promise<boolean> {
  const rows = await listCandidates(ctx, business);
  return rows.some(
    (row) => row.id !== ownId && !row.isExample && resemblanceOf(business, comparable(row)),
  );
}

/** Every other business, in whatever state, that may be this one; for the team. */
export async function listLikelySame(
  ctx: Pick<Basics, 'db'>,
  business: Comparable,
  ownId: number,
): Promise<(LikelyDuplicate & { status: BusinessStatus })[]> {
  const found = new Map<number, LikelyDuplicate & { status: BusinessStatus }>();
  const others = await listToldApart(ctx.db, ownId);
  for (const row of await listCandidates(ctx, business)) {
    const why = resemblanceOf(business, comparable(row));
    if (!why || row.id === ownId || row.mergedInto === ownId || others.includes(row.id)) continue;
    const { id, name, address, district } = row;
    const likeness = why === 'place' ? 'name' : why;
    const status = row.status as BusinessStatus;
    if (!found.has(id)) found.set(id, { id, name, address, district, likeness, status });
  }
  return [...found.values()].slice(0, MOST_NAMED);
}

/**
 * Public businesses that a new one may be, before it is sent. A hint: what cannot be read is left out,
 * and without a pin the same name in the same district is enough.
 */
export async function findLikelyDuplicates(
  ctx: Basics,
  input: z.output<(typeof findContract)['input']>,
): Promise<LikelyDuplicate[]> {
  const pin = readPin(input.latitude, input.longitude).value ?? null;
  const wanted = {
    name: input.name,
    district: input.district ?? '',
    address: '',
    latitude: pin?.latitude ?? null,
    longitude: pin?.longitude ?? null,
    phoneKeys: (readPhones(input.phone).value ?? []).map(({ key }) => key),
    cid: input.cid ?? null,
  };
  const isPublic = (row: StoredBusiness) => row.status === 'approved' && !row.isExample;
  const norm = searchNorm(wanted.name);
  const likeness = (row: StoredBusiness): LikelyDuplicate['likeness'] | undefined => {
    const known = resemblanceOf(wanted, comparable(row));
    if (known) return known === 'place' ? 'name' : known;
    const isPinned = wanted.latitude !== null && row.latitude !== null;
    const isNamesake = searchNorm(row.name) === norm && row.district === wanted.district;
    return isNamesake && !isPinned ? 'name' : undefined;
  };
  const found = new Map<number, LikelyDuplicate>();
  for (const row of (await listCandidates(ctx, wanted)).filter(isPublic)) {
    const why = likeness(row);
    const { id, name, address, district } = row;
    if (why && !found.has(id)) found.set(id, { id, name, address, district, likeness: why });
  }
  return [...found.values()].slice(0, MOST_NAMED);
}

const MOST_SIMILAR = 8;

/** What a moderator compares: without a district, as an application has none, in all of them. */
interface Described
  extends Pick<Comparable, 'name' | 'address' | 'latitude' | 'longitude' | 'cid'> {
  /** Of the business itself, which is no duplicate of itself. */
  id?: number | undefined;
  district?: string | undefined;
  phone: string;
}

/** Businesses, public and waiting, that one may be; the nearest first. */
export async function listSimilarTo(
  ctx: Pick<Basics, 'db'>,
  described: Described,
): Promise<Omit<SimilarBusiness, 'fields' | 'origin'>[]> {
  const { id: ownId, phone, district, ...rest } = described;
  const phoneKeys = (readPhones(phone).value ?? []).map(({ key }) => key);
  const wanted = (district ? [district] : DISTRICTS).map((one) => ({
    ...rest,
    district: one,
    phoneKeys,
    neighbourhoodSlug: neighbourhoodOf({ ...rest, district: one })?.slug ?? null,
  }));
  const norm = searchNorm(rest.name);
  const likenessTo = (row: StoredBusiness): SimilarBusiness['likeness'] | undefined => {
    const known = wanted.map((one) => resemblanceOf(one, comparable(row))).find(Boolean);
    if (known) return known === 'place' ? 'name' : known;
    const isPinned = rest.latitude !== null && row.latitude !== null;
    return searchNorm(row.name) === norm && !isPinned ? 'name' : undefined;
  };
  const rows: StoredBusiness[] = [];
  for (const one of wanted) rows.push(...(await listCandidates(ctx, one)));
  const found = new Map<number, Omit<SimilarBusiness, 'fields' | 'origin'>>();
  const others = ownId === undefined ? [] : await listToldApart(ctx.db, ownId);
  for (const row of rows) {
    const likeness = likenessTo(row);
    const isKnown = row.id === ownId || others.includes(row.id);
    const isOther = !isKnown && !row.isExample && row.status !== 'merged';
    if (!likeness || !isOther || found.has(row.id)) continue;
    const pin = pinOf(row);
    const from = pinOf(rest);
    found.set(row.id, {
      ...{ id: row.id, name: row.name, address: row.address, district: row.district },
      status: row.status,
      likeness,
      pin: pin ?? null,
      distance: pin && from ? Math.round(metresApart(pin, from)) : null,
    });
  }
  const distanceOf = ({ distance }: Pick<SimilarBusiness, 'distance'>) =>
    distance ?? Number.POSITIVE_INFINITY;
  return [...found.values()]
    .sort((a, b) => distanceOf(a) - distanceOf(b) || a.id - b.id)
    .slice(0, MOST_SIMILAR);
}
