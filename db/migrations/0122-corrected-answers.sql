-- An owner's answer to a review may be corrected; then it says so.
alter table reviews add column owner_answer_edited_at timestamptz;
