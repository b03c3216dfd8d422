-- The key of every table of a person's rows begins with the person, so that these tables can be partitioned or distributed by
-- person (docs/decisions/036-keys-begin-with-the-person.md).

alter table notes drop constraint notes_pkey, add primary key (user_id, id);
alter table deleted_notes drop constraint deleted_notes_pkey, add primary key (user_id, id);
alter table reflections drop constraint reflections_pkey, add primary key (user_id, id);
alter table user_badges drop constraint user_badges_pkey, add primary key (user_id, code);
alter table avatars drop constraint avatars_pkey, add primary key (user_id);
alter table downloads drop constraint downloads_pkey, add primary key (user_id, token_hash);

-- The version before this one changes a note and an entry by their id alone, and may still run beside it.
create index on notes (id);
create index on reflections (id);
