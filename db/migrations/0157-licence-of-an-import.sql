-- Under which licence the rows of a file came (an SPDX name), and whom its source wants named. Null where nobody
-- said it.
alter table import_batches add column licence text, add column attribution text;
