import { refuse } from '#contract/errors.ts';
import { boxAround } from '#contract/places.ts';
import {
  NEARBY_METRES,
  RELATED_LENGTH,
  type RelatedBusiness,
} from '#contract/related-businesses.ts';
import type { Basics } from '#server/platform/context.ts';
import {
  type CandidateRow,
  findRelatedTo,
  listBestCandidates,
  listCandidatesBeside,
  listCandidatesOfKind,
  listRelatedRows,
} from './related.queries.ts';
import { type Candidate, type Chosen, chooseNearby, chooseSimilar } from './related.rules.ts';

/** Looked at one after the other, in metres to each side, until there is enough to choose from. */
const KIND_RINGS = [1000, 3000, 25_000];
const CATEGORY_RINGS = [1000, 3000];
const NEARBY_RINGS = [250, 600, NEARBY_METRES];
const ENOUGH_NEARBY = 40;
const BEST_RATED = 40;

const toCandidate = ({ latitude, longitude, ...row }: CandidateRow): Candidate => ({
  ...row,
  pin: latitude === null || longitude === null ? undefined : { latitude, longitude },
});

/** Asks for wider and wider boxes; the widest that was needed holds the others. */
async function widening(
  rings: number[],
  enough: number,
  ask: (metres: number) => Promise<CandidateRow[]>,
): Promise<CandidateRow[]> {
  let rows: CandidateRow[] = [];
  for (const metres of rings) {
    rows = await ask(metres);
    if (rows.length > enough) return rows;
  }
  return rows;
}

type Found = NonNullable<Awaited<ReturnType<typeof findRelatedTo>>>;

/** Itself is among the rows of its own kind, hence "more than". */
async function findSimilar({ db }: Pick<Basics, 'db'>, row: Found): Promise<Chosen[]> {
  const business = toCandidate(row);
  const { category, district } = row;
  const subcategory = row.subcategory ?? undefined;
  const found: CandidateRow[] = [];
  const { pin } = business;
  if (pin && subcategory) {
    const kind = { category, subcategory };
    found.push(
      ...(await widening(KIND_RINGS, RELATED_LENGTH, (metres) =>
        listCandidatesOfKind(db, boxAround(pin, metres), kind),
      )),
    );
  }
  if (pin && found.length <= RELATED_LENGTH) {
    found.push(
      ...(await widening(CATEGORY_RINGS, RELATED_LENGTH, (metres) =>
        listCandidatesOfKind(db, boxAround(pin, metres), { category }),
      )),
    );
  }
  // Where no pin helps, the district does, and then the city.
  if (found.length <= RELATED_LENGTH) {
    found.push(...(await listBestCandidates(db, category, { district, limit: BEST_RATED })));
  }
  if (found.length <= RELATED_LENGTH) {
    found.push(...(await listBestCandidates(db, category, { limit: BEST_RATED })));
  }
  const once = new Map(found.map((candidate) => [candidate.id, toCandidate(candidate)]));
  return chooseSimilar(business, [...once.values()]);
}

async function findNearby({ db }: Pick<Basics, 'db'>, row: Found): Promise<Chosen[]> {
  const business = toCandidate(row);
  const { pin } = business;
  if (!pin) return [];
  const rows = await widening(NEARBY_RINGS, ENOUGH_NEARBY, (metres) =>
    listCandidatesBeside(db, boxAround(pin, metres), row.category),
  );
  return chooseNearby(business, rows.map(toCandidate));
}

/** What stands below a business: others of its kind, and what else is a walk away. */
export async function listRelatedBusinesses(
  ctx: Basics,
  { id }: { id: number },
): Promise<{ similar: RelatedBusiness[]; nearby: RelatedBusiness[] }> {
  const business = (await findRelatedTo(ctx.db, id)) ?? refuse('business_not_found');
  const [similar, nearby] = await Promise.all([
    findSimilar(ctx, business),
    findNearby(ctx, business),
  ]);
  const ids = [...similar, ...nearby].map((chosen) => chosen.id);
  const rows = ids.length > 0 ? await listRelatedRows(ctx.db, ids) : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const named = (chosen: Chosen[]) =>
    chosen.flatMap(({ id: chosenId, distance }) => {
      const row = byId.get(chosenId);
      return row ? [{ ...row, distance }] : [];
    });
  return { similar: named(similar), nearby: named(nearby) };
}
