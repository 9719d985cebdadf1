-- Duplicates: in a cell of a city centre stand dozens, and few of them begin alike.
create index concurrently if not exists businesses_by_cell_and_name on businesses
  ((floor(latitude / 0.0014)::int), (floor(longitude / 0.0018)::int), (left(name_norm, 3)))
  where latitude is not null;
drop index businesses_by_cell;
