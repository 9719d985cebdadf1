-- Who belongs to a business, by an approved claim or an accepted invitation: one view that every query reads.
create view business_people as
  select business_id, user_id, 'owner' as role, id as claim_id,
    business_owner_id as application_id, updated_at as since
  from business_claims where status = 'approved' and user_id is not null
  union all
  select business_id, user_id, role, null, null, accepted_at
  from business_members where accepted_at is not null and user_id is not null;
