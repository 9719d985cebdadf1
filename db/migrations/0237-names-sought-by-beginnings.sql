-- The team finds businesses by the beginnings of words, which `search_head` keeps anyway: a second index of the same
-- words, three letters at a time, was the dearest part of writing a business.
drop index businesses_fuzzy;
alter table businesses drop column head_norm;
