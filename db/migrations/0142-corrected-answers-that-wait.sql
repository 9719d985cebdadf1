create index concurrently if not exists reviews_with_corrected_answers on reviews (id)
  where owner_answer_before is not null;
