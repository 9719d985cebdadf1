-- Duplicates: with the cell's row behind the beginning of the name, one range holds what nine look-ups held.
create index concurrently if not exists businesses_by_name_and_cell on businesses
  ((left(name_norm, 3)), (floor(latitude / 0.0014)::int), (floor(longitude / 0.0018)::int))
  where latitude is not null;
drop index businesses_by_cell_and_name;
