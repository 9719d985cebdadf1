-- What else a business is called, a name a line, so that it is found by it too: by what became part of it, and by
-- what files called it that were recognised as it.
alter table businesses add column other_names text not null default '';
create table business_names (
  business_id integer not null references businesses on delete cascade,
  name text not null,
  -- The file that called it so.
  import_batch_id integer references import_batches on delete cascade,
  primary key (business_id, name)
);
update businesses b set other_names = n.names
from (select merged_into, string_agg(distinct name, E'\n') as names
  from businesses where merged_into is not null group by 1) n
where n.merged_into = b.id;
