-- A word belongs to the kind of its category: under another name businesses are told apart anew.
create trigger raise_kinds_version after update on categories
  for each row when ((new.name, new.slug) is distinct from (old.name, old.slug))
  execute function raise_kinds_version();
