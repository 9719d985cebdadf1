-- Whether a business is open at all belongs to its existence, and a newer file of its source changes it from now on. Who
-- said it before is noted, as far as the record of decisions tells, so that no file closes or opens what a person did.
-- Where a person's word about the existence stands already, that is enough.
insert into business_facts (business_id, fact, said_by, confirmed_at)
select distinct on (b.id) b.id, 'existence',
  case when a.actor_role in ('moderator', 'admin', 'operator') then 'team' else 'owner' end,
  a.at
from audit_entries a
join businesses b on b.id::text = a.entity_id
where a.entity = 'business' and a.action = 'business.edit' and a.actor_role <> 'system'
  and jsonb_exists(a.difference, 'isOpen')
order by b.id, a.id desc
on conflict (business_id, fact) do update
  set said_by = excluded.said_by, confirmed_at = excluded.confirmed_at
  where business_facts.said_by = 'import';
