-- Who is on duty travels with the city as well, turn by turn.
alter table city_rows drop constraint city_rows_part_check;
alter table city_rows add constraint city_rows_part_check
  check (part in ('business', 'kind', 'place', 'duty'));
