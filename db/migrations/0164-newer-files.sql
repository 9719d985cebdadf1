-- What a newer file changed of businesses that were there, so that the whole file can be taken back. `about` is a fact,
-- with the columns it is made of; or `date of phone`, the row of business_facts; or what a source calls the business
-- (`overture:…`), the row of business_sources. `before` is null where there was none.
create table import_changes (
  batch_id integer not null references import_batches on delete cascade,
  business_id integer not null references businesses on delete cascade,
  about text not null,
  before jsonb,
  after jsonb,
  primary key (batch_id, business_id, about)
);
create index import_changes_of_business on import_changes (business_id);

-- Businesses that were there and that the file changed.
alter table import_batches add column changed integer not null default 0;
-- Since which file its source no longer has it, or says that it is closed: the team is asked.
alter table business_sources add column gone_at timestamptz;
