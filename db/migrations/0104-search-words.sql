-- The vocabulary of the names, kinds, places and features of businesses: for wrongly typed words and for
-- beginnings. Triggers of `businesses` only add to it, and nothing in it is unique, so that writers do not wait
-- for each other; a job counts the words and forgets those nobody has. It is unlogged, for it can be had again
-- from `businesses.head_words` at any time: no backup and no move carries it.

create extension if not exists pg_trgm;

create unlogged table search_words (
  word text collate "C" not null,
  shown text not null,
  hits integer,
  counted_at timestamptz
);
create index search_words_by_word on search_words (word);
create index search_words_alike on search_words using gin (word gin_trgm_ops);
create index search_words_to_count on search_words (counted_at nulls first);

-- `kebapci/kebapçı`: a word as it is compared and, where that differs, as it is written.
create function learn_search_words(text) returns void language sql as $$
  insert into search_words (word, shown)
  select split_part(pair, '/', 1), min(split_part(pair, '/', -1))
  from string_to_table($1, ' ') as pair
  where pair <> '' and not exists (
    select from search_words known where known.word = split_part(pair, '/', 1) collate "C")
  group by 1
$$;

create function learn_words_of_new() returns trigger language plpgsql as $$
begin
  perform learn_search_words(string_agg(head_words, ' ')) from written
    where status = 'approved';
  return null;
end $$;

create function learn_words_of_changed() returns trigger language plpgsql as $$
begin
  perform learn_search_words(new.head_words);
  return null;
end $$;
