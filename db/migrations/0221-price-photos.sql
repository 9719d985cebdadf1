-- The day on which the prices on it were so, where the owner says that it shows a price list.
alter table uploads add column prices_on date;
