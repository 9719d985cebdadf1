-- Whether the name says which kind it is (then what else its words may mean is a name and nothing more), and the
-- kinds that a business says of itself besides: "Kahvaltı ve kafe".
alter table business_kinds add column is_named boolean not null default false;
alter table business_kinds add column also integer[] not null default '{}';
-- All are told again.
update kinds_state set version = version + 1;
