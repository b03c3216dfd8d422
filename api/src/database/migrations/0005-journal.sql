-- The journal: what makes sending an entry twice harmless, what tells an edit that it began from an older text, and links that
-- bring entries as one document, once.
alter table reflections
  add column idempotency_key text,
  add column version integer not null default 1;
create unique index on reflections (user_id, idempotency_key);

create table downloads (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  reflection_ids uuid[] not null,
  format text not null check (format in ('docx', 'txt')),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on downloads (user_id);
create index on downloads (expires_at);
