-- What visitors answered about a business and nobody else has said yet: `bilgiler` (what its page says still holds), or
-- the slug of an attribute. One voice for a network, by a hash that another business or question does not have; what
-- two agree on becomes a fact, and their answers go.
create table business_answers (
  business_id integer not null references businesses on delete cascade,
  question text not null,
  -- Of `bilgiler` a hash of what the page said; of an attribute `evet` or `hayir`.
  answer text not null,
  visitor_hash bytea not null,
  said_at timestamptz not null,
  primary key (business_id, question, visitor_hash)
);

-- That a business is still there is a fact, and so is, behind `has`, an attribute that visitors told; two visitors
-- who agree are `visitors`.
alter table business_facts drop constraint business_facts_fact_check,
  add constraint business_facts_fact_check check (
    fact in ('existence', 'name', 'kind', 'address', 'pin', 'phone', 'website', 'hours') or fact like 'has %'),
  drop constraint business_facts_said_by_check,
  add constraint business_facts_said_by_check check (said_by in ('owner', 'team', 'visitor', 'visitors', 'import'));
