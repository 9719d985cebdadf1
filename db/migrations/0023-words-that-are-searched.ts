import { type Kysely, sql } from 'kysely';

/**
 * What businesses are found by is computed where they are written; `search_version` tells by which
 * rules, so that rows of older rules are rewritten (search-rewrites.jobs.ts).
 *
 * `search_words` is the vocabulary of their names, kinds, places and features: for wrongly typed
 * words and for beginnings. Triggers only add to it, and nothing in it is unique, so that writers do
 * not wait for each other; a job counts the words and forgets those nobody has. It is unlogged, for
 * it can be had again from `head_words` at any time: no backup and no move carries it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table businesses
      add column search_version smallint not null default 0,
      add column head_words text not null default ''`.execute(db);
  await sql`create index businesses_by_search_version on businesses (search_version)`.execute(db);
  await sql`
    create unlogged table search_words (
      word text collate "C" not null,
      shown text not null,
      hits integer,
      counted_at timestamptz
    )`.execute(db);
  await sql`create index search_words_by_word on search_words (word)`.execute(db);
  await sql`create index search_words_alike on search_words using gin (word gin_trgm_ops)`.execute(
    db,
  );
  await sql`create index search_words_to_count on search_words (counted_at nulls first)`.execute(
    db,
  );
  // `kebapci/kebapçı`: a word as it is compared and, where that differs, as it is written.
  await sql`
    create function learn_search_words(text) returns void language sql as $$
      insert into search_words (word, shown)
      select split_part(pair, '/', 1), min(split_part(pair, '/', -1))
      from string_to_table($1, ' ') as pair
      where pair <> '' and not exists (
        select from search_words known where known.word = split_part(pair, '/', 1) collate "C")
      group by 1
    $$`.execute(db);
  await sql`
    create function learn_words_of_new() returns trigger language plpgsql as $$
    begin
      perform learn_search_words(string_agg(head_words, ' ')) from written
        where status = 'approved';
      return null;
    end $$`.execute(db);
  await sql`
    create function learn_words_of_changed() returns trigger language plpgsql as $$
    begin
      perform learn_search_words(new.head_words);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger learn_words_of_new after insert on businesses
    referencing new table as written
    for each statement execute function learn_words_of_new()`.execute(db);
  await sql`
    create trigger learn_words_of_changed after update of head_words, status on businesses
    for each row when (new.status = 'approved'
      and (old.status <> 'approved' or old.head_words <> new.head_words))
    execute function learn_words_of_changed()`.execute(db);
}
