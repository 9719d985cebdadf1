-- Categories with the same word are alike for search: where one eats, one drinks.
alter table categories add column alike text;
-- By the numbers a new database gives them: their names and addresses may be others by now.
update categories set alike = 'food-and-drink' where id in (1, 3, 4);
