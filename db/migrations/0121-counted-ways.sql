-- WhatsApp, reservations that were asked for, and pages that were passed on count like calls.
alter table business_analytics
  add column whatsapp_clicks integer not null default 0,
  add column reservations integer not null default 0,
  add column shares integer not null default 0;
