-- An e-mail of a decision that can be taken back names the decision (an audit entry, which outlives it): it waits
-- as long as that can be, and goes unsent when it is.
alter table outbox add column decision_id bigint;
