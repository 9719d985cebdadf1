-- What the day is called ('Kurban Bayramı'); days in a row with one name and the same hours are shown as one.
alter table business_special_days add column name text;
