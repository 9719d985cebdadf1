-- Whoever put a business in confirms what its page says by an e-mail of the year: their word is one of its own.
alter table business_facts drop constraint business_facts_said_by_check,
  add constraint business_facts_said_by_check
    check (said_by in ('owner', 'team', 'visitor', 'visitors', 'sender', 'import'));

-- Of which businesses it was asked when whether all that still holds, and what was answered by the link of an e-mail:
-- with the facts as they were before, so that it can be taken back.
create table fact_questions (
  business_id integer primary key references businesses (id) on delete cascade,
  asked_at timestamptz,
  answer text check (answer in ('dogru', 'acik')),
  answered_at timestamptz,
  facts_before jsonb
);
