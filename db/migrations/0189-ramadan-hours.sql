-- The week that a business keeps in Ramadan, and the special days that follow from it: they come and go with the
-- calendar, and give way to whatever else is said of their day.
alter table businesses add column ramadan_hours text;
alter table business_special_days add column of_ramadan boolean not null default false;
