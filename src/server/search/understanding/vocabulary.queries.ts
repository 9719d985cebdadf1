import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** A word of businesses' names, kinds, places and features. */
export interface KnownWord {
  /** As it is compared: `kebapci`. */
  word: string;
  /** As people write it: `kebapçı`. */
  shown: string;
  /** Approved businesses with it when last counted; a word not counted yet has one. */
  hits: number;
}

/** The commonest words that begin so; the beginning is a `searchNorm` of one word. */
export async function wordsBeginning(db: Db, prefix: string, limit: number): Promise<KnownWord[]> {
  // No letter stands behind the last sign there is: a range the index can read.
  const { rows } = await sql<KnownWord>`
    select word, min(shown) as shown, max(coalesce(hits, 1)) as hits from search_words
    where word >= ${prefix} and word < ${`${prefix}\u{10ffff}`} and hits is distinct from 0
    group by word order by hits desc, word limit ${limit}`.execute(db);
  return rows;
}

/** Those of the words that are known. */
export async function listKnownWords(db: Db, words: readonly string[]): Promise<KnownWord[]> {
  const { rows } = await sql<KnownWord>`
    select word, min(shown) as shown, max(coalesce(hits, 1)) as hits from search_words
    where word = any(${[...words]}::text[] collate "C") and hits is distinct from 0
    group by word order by word`.execute(db);
  return rows;
}

/**
 * Known words that share most groups of three letters with a word.
 * @param likeness pg_trgm's similarity that is enough (0–1), set before the first word is compared
 */
export async function listAlikeWords(
  db: Db,
  word: string,
  { likeness, limit }: { likeness: number; limit: number },
): Promise<KnownWord[]> {
  const { rows } = await sql<KnownWord>`
    select word, min(shown) as shown, max(coalesce(hits, 1)) as hits from search_words
    where (select set_config('pg_trgm.similarity_threshold', ${String(likeness)}, true)) is not null
      and word % ${word} and hits is distinct from 0
    group by word order by similarity(word, ${word}) desc, hits desc, word
    limit ${limit}`.execute(db);
  return rows;
}

/** Counting a word that many have ends here: what is common is common. */
const ENOUGH_HITS = 20_000;
/** So many businesses tell how a word is mostly written. */
const ASKED_FOR_SPELLING = 200;

/**
 * Counts the words that were not counted since a time, and finds how they are mostly written; those
 * that no approved business has any more go, and so does all but one of a word that came in twice.
 * @returns how many there were to count, at most `limit`
 */
export async function countDueWords(
  db: Db,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    with due as materialized (
      select ctid as place, word from search_words
      where counted_at is null or counted_at < ${before}
      order by counted_at nulls first limit ${limit} for update skip locked),
    counted as materialized (
      select word, max(place) as place,
        (select count(*) from (
          select from businesses where search_head @@ word::tsquery and status = 'approved'
          limit ${ENOUGH_HITS}) having_it) as hits
      from due group by word),
    spelled as (
      select c.place, c.hits, (
        select split_part(pair, '/', -1) from (
          select head_words from businesses
          where search_head @@ c.word::tsquery and status = 'approved'
          limit ${ASKED_FOR_SPELLING}) asked, string_to_table(asked.head_words, ' ') as pair
        where split_part(pair, '/', 1) = c.word
        group by 1 order by count(*) desc, 1 desc limit 1) as shown
      from counted c),
    gone as (
      delete from search_words w using due
      where w.ctid = due.place and due.place not in (select place from spelled where hits > 0)),
    kept as (
      update search_words w
      set hits = s.hits, shown = coalesce(s.shown, w.shown), counted_at = ${now}
      from spelled s where w.ctid = s.place and s.hits > 0)
    select count(*)::int as due from due`.execute(db);
  return rows[0]?.due ?? 0;
}

/** Fills a vocabulary that is empty though there are businesses: a crash empties what is not logged. */
export async function relearnWords(db: Db): Promise<void> {
  await sql`
    insert into search_words (word, shown)
    select split_part(pair, '/', 1), min(split_part(pair, '/', -1))
    from businesses, string_to_table(head_words, ' ') as pair
    where pair <> '' and status = 'approved' and not exists (select from search_words)
    group by 1`.execute(db);
}
