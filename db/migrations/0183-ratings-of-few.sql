-- Lists are ordered by a weighted rating: of few voices little can be told (contract/businesses/rating-order.ts has
-- the formula). The indexes of the lists are made anew beside the readers, then those before them go.
create index concurrently if not exists businesses_rated on businesses
  (((rating * review_count + 19) / (review_count + 5)) desc, review_count desc,
    (case plan when 'premium' then 0 when 'basic' then 1 else 2 end), id)
  include (rating, plan) where status = 'approved';
create index concurrently if not exists businesses_of_category_rated on businesses
  (category, ((rating * review_count + 19) / (review_count + 5)) desc, review_count desc,
    (case plan when 'premium' then 0 when 'basic' then 1 else 2 end), id)
  include (rating, plan) where status = 'approved';
create index concurrently if not exists businesses_of_category_and_district_rated on businesses
  (category, district, ((rating * review_count + 19) / (review_count + 5)) desc, review_count desc,
    (case plan when 'premium' then 0 when 'basic' then 1 else 2 end), id)
  include (rating, plan) where status = 'approved';
create index concurrently if not exists businesses_of_district_rated on businesses
  (district, ((rating * review_count + 19) / (review_count + 5)) desc, review_count desc,
    (case plan when 'premium' then 0 when 'basic' then 1 else 2 end), id)
  include (rating, plan) where status = 'approved';
create index concurrently if not exists businesses_featured_rated on businesses
  (((rating * review_count + 19) / (review_count + 5)) desc, review_count desc,
    (case plan when 'premium' then 0 when 'basic' then 1 else 2 end), id)
  where status = 'approved' and (is_featured or plan = 'premium');
create index concurrently if not exists businesses_rated_names on businesses
  (((rating * review_count + 19) / (review_count + 5)) desc, review_count desc, id)
  include (rating, name_norm) where status = 'approved';
create index concurrently if not exists businesses_public_names_rated on businesses
  (name_norm, ((rating * review_count + 19) / (review_count + 5)) desc, review_count desc, id)
  include (rating) where status = 'approved';

drop index businesses_by_rating;
drop index businesses_of_category;
drop index businesses_of_category_and_district;
drop index businesses_of_district;
drop index businesses_featured;
drop index businesses_best_rated_names;
drop index businesses_by_public_name;
