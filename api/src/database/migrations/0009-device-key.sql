-- What a person writes is encrypted on their device with this key; see docs/decisions/007. 64 hexadecimal digits, random for
-- each person, those who are here already included.
alter table users add column device_key text not null
  default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');

-- Notes that were deleted a moment ago, so that this can be undone. Maintenance empties it.
create table deleted_notes (
  like notes including defaults,
  deleted_at timestamptz not null,
  primary key (id),
  foreign key (user_id) references users on delete cascade
);
create index on deleted_notes (user_id);
create index on deleted_notes (deleted_at);
