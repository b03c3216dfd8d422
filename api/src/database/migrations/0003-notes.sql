-- Notes: the second of the video that one was taken from, what makes sending one twice harmless, and what tells an edit that
-- it began from an older text.
alter table notes
  add column video_time integer check (video_time >= 0),
  add column idempotency_key text,
  add column version integer not null default 1;
create unique index on notes (user_id, idempotency_key);
