-- What an answer said before a correction that nobody has read yet, and since when it said that: the team
-- reads the correction, and keeps it or puts this back.
alter table reviews
  add column owner_answer_before text,
  add column owner_answer_before_edited_at timestamptz;
