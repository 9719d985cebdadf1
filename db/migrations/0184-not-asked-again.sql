-- Whoever does not want the question of the year says so by its link: 'sorma'.
alter table fact_questions drop constraint fact_questions_answer_check,
  add constraint fact_questions_answer_check check (answer in ('dogru', 'acik', 'sorma'));
