-- Which of the city's neighbourhoods the words of a business mean; the job that rewrites what businesses are
-- found by fills it in.
alter table businesses add column neighbourhood_slug text;
