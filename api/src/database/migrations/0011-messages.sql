-- What visitors and learners write to the team: kept first, mailed after. `user_id` is null for a visitor.
create table messages (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('guest', 'support')),
  user_id uuid references users on delete cascade,
  name text not null,
  email text not null,
  message text not null,
  -- What the person runs, if they attached it.
  facts text not null default '',
  -- Of the writer and the words: the same message again is the same row.
  digest text not null unique,
  received_at timestamptz not null,
  mailed_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null
);
create index on messages (next_attempt_at) where mailed_at is null;
create index on messages (user_id);
