-- A search that finds very many of a common word reads only those who may answer it: who is told to be of a kind
-- besides is found by it, as who is of it is already.
create index concurrently if not exists business_kinds_also on business_kinds using gin (also) where also <> '{}';
