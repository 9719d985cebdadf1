-- Which rows went with a business to the one it became part of, so that they can come back.
create table merged_rows (
  business_id integer not null references businesses on delete cascade,
  of_table text not null,
  row_id integer not null,
  primary key (business_id, of_table, row_id)
);
