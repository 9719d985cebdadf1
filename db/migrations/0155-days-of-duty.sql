-- A special day that a duty roster says, not the business: it goes with the roster.
alter table business_special_days add column of_duty boolean not null default false;
