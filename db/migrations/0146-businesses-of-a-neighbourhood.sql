-- To list and count by: whatever a page of a neighbourhood needs to order its businesses lies in it.
create index concurrently if not exists businesses_of_neighbourhood on businesses
  (district, neighbourhood_slug, category)
  include (id, rating, review_count, plan, latitude, longitude)
  where status = 'approved' and neighbourhood_slug is not null;
