-- Text of a step that a person has marked, with the words around it, by which it is found again in a changed text.
create table highlights (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  step_id text not null references steps,
  colour text not null check (colour in ('yellow', 'blue', 'green', 'pink')),
  quote text not null,
  prefix text not null,
  suffix text not null,
  start_offset integer not null check (start_offset >= 0),
  created_at timestamptz not null,
  idempotency_key text,
  primary key (user_id, id),
  unique (user_id, idempotency_key)
);

-- What a person calls a colour, where it is not its usual name.
create table highlight_names (
  user_id uuid not null references users on delete cascade,
  colour text not null check (colour in ('yellow', 'blue', 'green', 'pink')),
  name text not null,
  primary key (user_id, colour)
);
