-- What things cost at a business, as those who act for it say it: one line each, in their order. `words` is what
-- a question for the cheapest finds a line by. Since when they say so stands in business_facts, as of other facts.
create table price_lines (
  business_id integer not null references businesses on delete cascade,
  position smallint not null,
  heading text,
  name text not null,
  price numeric(9, 2) not null check (price > 0),
  words tsvector not null,
  primary key (business_id, position)
);
create index price_lines_words on price_lines using gin (words);

alter table business_facts drop constraint business_facts_fact_check;
alter table business_facts add constraint business_facts_fact_check check (
  fact in ('existence', 'name', 'kind', 'address', 'pin', 'phone', 'website', 'hours', 'prices') or fact like 'has %');
