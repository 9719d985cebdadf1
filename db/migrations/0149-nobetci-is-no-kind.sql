-- Whoever asks for a turn asks for no kind: of all pharmacies hardly one has it.
update kinds set words = coalesce((
  select string_agg(word, ', ' order by place)
  from unnest(string_to_array(words, ', ')) with ordinality as parts (word, place)
  where word not in ('nöbetçi', 'nöbetçi eczane')), '')
where slug = 'eczaneler' and words like '%nöbetçi%';
