-- What files call many kinds has a ~ before it: what a name says goes before it. All are told again.
update kinds set files = regexp_replace(
  files,
  '(^|, *)(amenity=restaurant|restaurant|dining|eatery|food and drink|turkish restaurant|turkish_restaurant|cuisine=turkish|amenity=fast_food|fast food restaurant|fast_food_restaurant|amenity=cafe|cafe)(?= *(?:,|$))',
  '\1~\2', 'gi')
where slug in ('restoranlar', 'esnaf-lokantalari', 'hamburgerciler', 'kafeler');
update kinds_state set version = version + 1;
