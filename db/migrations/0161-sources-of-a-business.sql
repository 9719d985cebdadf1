-- What open sources call a business, so that a newer file of theirs meets it again. `is_origin`: its facts came from
-- there, under that licence; the others only know it too.
create table business_sources (
  source_id text primary key check (length(source_id) between 1 and 100),
  business_id integer not null references businesses on delete cascade,
  is_origin boolean not null,
  -- An SPDX expression, and whom the source wants named.
  licence text,
  attribution text,
  version text,
  -- From 0 to 1, how sure the source is that the place exists.
  confidence real check (confidence between 0 and 1),
  -- The newest file that had it.
  seen_at timestamptz not null default now()
);
create index business_sources_of_business on business_sources (business_id);
create unique index business_sources_origin on business_sources (business_id) where is_origin;
