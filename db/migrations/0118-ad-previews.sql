-- An advertiser sees the ad behind a private link and approves it before it runs. Each row gets a token of its
-- own; what was asked to be different stays until the ad is prepared anew.

alter table advertisement_requests
  add column preview_token uuid not null unique default gen_random_uuid(),
  add column approved_at timestamptz,
  add column change_wish text;
alter table advertisements
  add column preview_token uuid not null unique default gen_random_uuid(),
  add column approved_at timestamptz,
  add column change_wish text;
