import type { z } from 'zod';
import type {
  findLikelyDuplicates as findContract,
  LikelyDuplicate,
} from '#contract/business-submission.ts';
import { searchNorm } from '#contract/turkish-fold.ts';
import type { Basics } from '#server/platform/context.ts';
import { listByPhoneOrCid, listNamedNear, type StoredBusiness } from './duplicates.queries.ts';
import { type Comparable, likenessOf } from './duplicates.rules.ts';
import { readPhones, readPin } from './submission-values.rules.ts';

const MOST_NAMED = 5;

const comparable = (row: StoredBusiness): Comparable => ({
  ...row,
  phoneKeys: row.phone_key ? [row.phone_key] : [],
});

/** Everything stored that comes near in name, phone or place; `likenessOf` decides. */
const listCandidates = async ({ db }: Pick<Basics, 'db'>, business: Comparable) => [
  ...(await listByPhoneOrCid(db, {
    phoneKeys: [...business.phoneKeys],
    cids: business.cid === null ? [] : [business.cid],
  })),
  ...(searchNorm(business.name) ? await listNamedNear(db, [business]) : []),
];

/** Whether another business, public or waiting, seems to be this one. */
export async function hasDuplicate(
  ctx: Pick<Basics, 'db'>,
  business: Comparable,
  ownId?: number,
): Promise<boolean> {
  const rows = await listCandidates(ctx, business);
  return rows.some(
    (row) => row.id !== ownId && !row.is_example && likenessOf(business, comparable(row)),
  );
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
  const isPublic = (row: StoredBusiness) => row.status === 'approved' && !row.is_example;
  const norm = searchNorm(wanted.name);
  const likeness = (row: StoredBusiness): LikelyDuplicate['likeness'] | undefined => {
    const known = likenessOf(wanted, comparable(row));
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
