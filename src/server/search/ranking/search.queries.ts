import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Answering, QueryInCategories } from '#contract/search/asking/answering.ts';
import { NOTHING } from '#contract/search/asking/asked-words.ts';
import type { Boost, TextQuery } from '#contract/search/asking/text-queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { filtered, type SearchFilters } from './filters.queries.ts';
import { withIndexes } from './found.queries.ts';

const tsquery = (text: string) => sql`${text}::tsquery`;

/** What finds nothing is left out by the planner, instead of being compared with each row. */
const hasAny = (column: 'search_head' | 'search_all', query: string) =>
  query === NOTHING ? sql`false` : sql`${sql.raw(column)} @@ ${tsquery(query)}`;

/** As an array, which the planner looks up by the index instead of comparing each row. */
const isTold = (what: RawBuilder<unknown>) =>
  sql`id = any(array(select business_id from business_kinds where ${what}))`;
const isKindOf = (kinds: readonly number[]) => sql`kind_id = any(${[...kinds]}::int[])`;

const isAnywhere = ({ anywhere, besides, ofKinds = [] }: TextQuery) =>
  sql.join(
    [
      hasAny('search_all', anywhere),
      ...besides.map(
        ({ head, rest }) =>
          sql`(search_head @@ ${tsquery(head)} and search_all @@ ${tsquery(rest)})`,
      ),
      ...(ofKinds.length > 0 ? [isTold(isKindOf(ofKinds))] : []),
    ],
    sql` or `,
  );

const isOfCategory = (categories: readonly string[]) =>
  sql`category = any(${[...categories]}::text[])`;
const isOrInCategory = (query: string, inside: QueryInCategories | undefined) =>
  inside
    ? sql`(${hasAny('search_head', query)} or
        ${hasAny('search_head', inside.query)} and ${isOfCategory(inside.categories)})`
    : hasAny('search_head', query);

const isNamed = ({ named, worded }: Answering) => isOrInCategory(named, worded);

/** Whose kind is not told yet may be of any. */
const isAnswering = (one: Answering | undefined) => {
  if (!one) return sql`true`;
  const isOf = sql`coalesce((
    select coalesce(bk.kind_id = any(${[...one.kinds]}::int[]), bk.version = 0 or ${hasAny('search_head', one.hinted)})
      or bk.also && ${[...one.kinds]}::int[] ${one.alsoIn ? sql`and ${isOfCategory(one.alsoIn)}` : sql``}
      or (not bk.is_named and ${isNamed(one)})
    from business_kinds bk where bk.business_id = id), true)`;
  const isSaying =
    one.says === undefined ? isOf : sql`(${isOf} and search_all @@ ${tsquery(one.says)})`;
  const ofCategory = one.categories && isOfCategory(one.categories);
  const isOfEither = one.kinds.length > 0 ? sql`${ofCategory} or ${isSaying}` : ofCategory;
  return sql`(${isOrInCategory(one.own, one.ownIn)} or ${ofCategory ? isOfEither : isSaying})`;
};

/**
 * Who may answer at all, as indexes tell: a common word stands in very many of other kinds, and to read each of them
 * only to see of which it is takes most of the time. It follows from `isAnswering`.
 */
const mayAnswer = (one: Answering | undefined) => {
  if (!one || one.categories) return sql`true`;
  const isBesides = sql`also <> '{}' and also && ${[...one.kinds]}::int[]`;
  const mayBe = sql`${isKindOf(one.kinds)} or ${isBesides} or version = 0`;
  return sql`(${isOrInCategory(one.own, one.ownIn)} or ${isNamed(one)}
    or ${hasAny('search_head', one.hinted)} or ${isTold(mayBe)})`;
};

const isFoundBy = (ask: TextQuery) =>
  sql`((search_head @@ ${tsquery(ask.head)} or ${isAnywhere(ask)}) and ${isAnswering(ask.answering)})`;
const anyOf = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool> =>
  conditions.length === 0
    ? sql<SqlBool>`false`
    : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;

/** A condition on some `businesses` for what any of the asks finds. */
export const isAskedAmong = (asks: readonly TextQuery[]): RawBuilder<SqlBool> =>
  anyOf(asks.map(isFoundBy));

/** The same on all of them. */
export const isAsked = (asks: readonly TextQuery[]): RawBuilder<SqlBool> =>
  anyOf(asks.map((ask) => sql`(${isFoundBy(ask)} and ${mayAnswer(ask.answering)})`));

/** A condition on `businesses` for these alone. */
export const isOneOf = (ids: readonly number[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`id = any(${ids}::int[])`;

/** What holds already, or that it is one of these. */
export const isOrOneOf = (
  condition: RawBuilder<SqlBool>,
  ids: readonly number[],
): RawBuilder<SqlBool> => sql<SqlBool>`(${condition} or ${isOneOf(ids)})`;

const pointsOf = ({ query, points }: Boost) =>
  sql`(search_head @@ ${tsquery(query)})::int * ${sql.lit(points)}`;

const points = ({ boosts, best }: TextQuery) =>
  sql`(${sql.join([...boosts.map(pointsOf), sql`greatest(${sql.join([sql`0`, ...best.map(pointsOf)])})`], sql` + `)})`;

const compared = sql`id, search_head, name_norm`;

/** What an ask finds, as it is compared with others that it finds. */
export interface Match {
  id: number;
  /** The question is this business's name. */
  isNamed: boolean;
  /** Its head has all of the ask. */
  isInHead: boolean;
  points: number;
}

/** Of many, by what decides among them before their ratings do: the least stands first. */
export interface AllMatches {
  ids: Uint32Array;
  /** Of each its `rankKey`. */
  keys: Uint32Array;
}

/** More points say nothing more. */
const MOST_POINTS = 4095;
const KEYS_OF_POINTS = MOST_POINTS + 1;

/** Whose name it is, then whose head has all of the ask, then by points. */
export const rankKey = ({ isNamed, isInHead, points: given }: Omit<Match, 'id'>): number =>
  (Number(!isNamed) * 2 + Number(!isInHead)) * KEYS_OF_POINTS +
  MOST_POINTS -
  Math.min(given, MOST_POINTS);

/** Whether a key is that of a business whose name was asked for. */
export const isNameKey = (key: number): boolean => key < 2 * KEYS_OF_POINTS;

/** `compared` as a match, without the head. */
const asMatch = ({ ask, norm }: Pick<AskInTurn, 'ask' | 'norm'>) => sql`
  id, name_norm = ${norm} as is_named,
  starts_with(name_norm || ' ', ${ask.opening})::int * 8 + ${points(ask)} as points`;

/** An ask among others; it is made only where those before it, by their places, found little. */
export interface AskInTurn {
  ask: TextQuery;
  /** The question as a name is compared. */
  norm: string;
  /** None of these found anybody. */
  afterNone?: readonly number[];
  /** None of these found so many. */
  afterFew?: { of: readonly number[]; few: number };
  /** Any of these found somebody. */
  afterAny?: readonly number[];
  /** Inside these, instead of those that hold for all. */
  inside?: SearchFilters;
}

const hitsOf = (at: number) => sql.raw(`hits_${at}`);
const allOf = (conditions: readonly RawBuilder<unknown>[]) =>
  sql.join([sql`true`, ...conditions], sql` and `);

/** The same for every row, so that an ask that is not due is not even begun. */
const isDue = ({ afterNone = [], afterFew, afterAny = [] }: AskInTurn) =>
  allOf([
    ...afterNone.map((at) => sql`not exists (select from ${hitsOf(at)})`),
    ...(afterFew?.of ?? []).map(
      (at) => sql`(select count(*) from ${hitsOf(at)}) < ${sql.lit(afterFew?.few ?? 0)}`,
    ),
    ...(afterAny.length > 0
      ? [
          sql`(${sql.join(
            afterAny.map((at) => sql`exists (select from ${hitsOf(at)})`),
            sql` or `,
          )})`,
        ]
      : []),
  ]);

interface AskOptions {
  filters: SearchFilters;
  limit: number;
}

/** Sets of published businesses that have each of these somewhere, and whether any is in them. */
const somewhere = (asks: readonly string[]) =>
  asks.map((ask, at) => {
    const name = sql.raw(`word_${at}`);
    return {
      set: sql`${name} as materialized (
        select from businesses where search_all @@ ${tsquery(ask)} and status = 'approved')`,
      isThere: sql`exists (select from ${name})`,
    };
  });

/**
 * Approved businesses an ask finds: those whose head has all of it, and as long as they are fewer than the limit, the
 * others. Each set is a CTE without a limit of its own, so that the planner takes the GIN index for it (for "limit
 * 2000" it would rather walk the table), and only as many rows are read as the cut behind it wants. Each time the
 * table is named costs half a millisecond of planning.
 */
function setsOf(due: AskInTurn, at: number, { filters, limit }: AskOptions) {
  const { ask } = due;
  const [all, cut, body] = ['head', 'head_cut', 'body'].map((name) => sql.raw(`${name}_${at}`));
  const head = tsquery(ask.head);
  const isCandidate = sql`${filtered(due.inside ?? filters)} and ${isAnswering(ask.answering)} and ${isDue(due)}`;
  return sql`
    ${all} as materialized (
      select ${compared} from businesses where search_head @@ ${head} and ${isCandidate}),
    ${cut} as materialized (select * from ${all} limit ${limit}),
    ${body} as materialized (
      select ${compared} from businesses
      where (${isAnywhere(ask)}) and not search_head @@ ${head} and ${isCandidate}),
    ${hitsOf(at)} as materialized (
      select ${asMatch(due)}, is_in_head from (
        select *, true as is_in_head from ${cut}
        union all
        (select *, false from ${body} where (select count(*) from ${cut}) < ${limit} limit ${limit})) hits)`;
}

/** What each of the asks finds that is due, in no order; one that is not finds nobody. */
export async function listInTurn(
  db: Db,
  asks: readonly AskInTurn[],
  options: AskOptions,
): Promise<Match[][]> {
  return (await listInTurnBesides(db, asks, options, [])).found;
}

/** The same, and with it whether any published business has each of the words somewhere. */
export async function listInTurnBesides(
  db: Db,
  asks: readonly AskInTurn[],
  options: AskOptions,
  words: readonly string[],
): Promise<{ found: Match[][]; areThere: boolean[] }> {
  const besides = somewhere(words);
  const sets = [
    ...asks.map((due, at) => setsOf(due, at, options)),
    ...besides.map(({ set }) => set),
  ];
  const hits = [
    ...asks.map((_, at) => sql`select ${sql.lit(at)} as at, * from ${hitsOf(at)}`),
    ...besides.map(
      ({ isThere }, at) => sql`select ${sql.lit(-1 - at)}, 0, false, 0, false where ${isThere}`,
    ),
  ];
  const { rows } = await sql<Match & { at: number }>`
    with ${sql.join(sets)} ${sql.join(hits, sql` union all `)}`.execute(db);
  const found = Map.groupBy(rows, ({ at }) => at);
  return {
    found: asks.map((_, at) => found.get(at) ?? []),
    areThere: words.map((_, at) => found.has(-1 - at)),
  };
}

/** All that a common word finds, which the cut of `listInTurn` leaves out, in no order. */
export const listAllAsked = (
  db: Db,
  { ask, norm }: Pick<AskInTurn, 'ask' | 'norm'>,
  filters: SearchFilters,
): Promise<AllMatches> =>
  withIndexes(db, async (trx) => {
    const { rows } = await sql<{ all: string | null }>`
      select string_agg(concat_ws(' ', id, is_named::int, is_in_head::int, points), ',') as all from (
        select ${asMatch({ ask, norm })}, search_head @@ ${tsquery(ask.head)} as is_in_head
        from businesses where ${filtered(filters)} and ${isAsked([ask])}) found`.execute(trx);
    const found = rows[0]?.all?.split(',') ?? [];
    const all = { ids: new Uint32Array(found.length), keys: new Uint32Array(found.length) };
    for (const [at, text] of found.entries()) {
      const [id = 0, isNamed = 0, isInHead = 0, points = 0] = text.split(' ').map(Number);
      all.ids[at] = id;
      all.keys[at] = rankKey({ isNamed: isNamed > 0, isInHead: isInHead > 0, points });
    }
    return all;
  });

/** Of some businesses those that are published and found by the ask, or by any before it. */
export async function listAskedAmong(
  db: Db,
  ids: readonly number[],
  { ask, norm, before }: Pick<AskInTurn, 'ask' | 'norm'> & { before: readonly TextQuery[] },
): Promise<(Match & { isBefore: boolean })[]> {
  const { rows } = await sql<Match & { isBefore: boolean }>`
    with changed as materialized (select * from businesses where ${isOneOf(ids)})
    select ${asMatch({ ask, norm })}, search_head @@ ${tsquery(ask.head)} as is_in_head,
      ${isAskedAmong(before)} as is_before
    from changed where status = 'approved' and ${isAskedAmong([ask, ...before])}`.execute(db);
  return rows;
}

/** Whether any published business has each of these somewhere. */
export async function areSomewhere(db: Db, asks: readonly string[]): Promise<boolean[]> {
  const sets = somewhere(asks);
  const { rows } = await sql<{ found: boolean[] }>`
    with ${sql.join(sets.map(({ set }) => set))}
    select array[${sql.join(sets.map(({ isThere }) => isThere))}] as found`.execute(db);
  return rows[0]?.found ?? [];
}

/** Published businesses that have all of it somewhere. */
export async function listWithWords(db: Db, query: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from businesses
    where search_all @@ ${tsquery(query)} and status = 'approved' order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** So many are read through for what their texts call a place. */
const MOST_NAMING = 1000;

export interface NamingRow {
  id: number;
  name: string;
  address: string;
  neighbourhood: string | null;
  description: string | null;
}

/**
 * Published businesses that have such words, apart from those that are known to be meant. Found first and put in order
 * then: how many have words that nobody has is guessed too high, and the planner would read all businesses in their order
 * until it has so many.
 */
export async function listNaming(
  db: Db,
  query: string,
  known: readonly number[],
): Promise<NamingRow[]> {
  const { rows } = await sql<NamingRow>`
    with naming as materialized (
      select id from businesses
      where search_all @@ ${tsquery(query)} and status = 'approved' and id <> all(${known}::int[]))
    select id, name, address, neighbourhood, description from businesses
    where id = any(array(select id from naming order by id limit ${MOST_NAMING})) order by id`.execute(
    db,
  );
  return rows;
}
