-- A person's notes by time, for the list that comes in pages.
create index on notes (user_id, created_at desc, id desc);
