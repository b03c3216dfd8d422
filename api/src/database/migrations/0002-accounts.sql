-- Accounts: how they began, the links that were mailed, the places signed in, photos, limits.

alter table users
  -- Null until the address has been verified; such an account belongs to nobody yet and cannot sign in.
  add column confirmed_at timestamptz default now(),
  add column sign_up_type text check (sign_up_type in ('dsa-licence', 'inst-licence', 'site-licence')),
  add column subscribed_to_updates boolean not null default false,
  add column tos_accepted_at timestamptz;

-- What a person sees of a session. The browser is kept in words only, such as "Chrome on Windows".
alter table sessions
  add column id uuid not null unique default gen_random_uuid(),
  add column device text not null default 'An unknown browser',
  add column last_seen_at timestamptz not null default now();

-- The single-use links that were mailed; only the hash of their tokens is kept.
create table mail_tokens (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('confirmation', 'password-reset')),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on mail_tokens (user_id);
create index on mail_tokens (expires_at);

-- Photos themselves, re-encoded: so that they are part of every backup, and of a transaction.
alter table avatars drop column large, drop column medium;
alter table avatars add column large bytea not null, add column medium bytea not null;

-- How often something was asked for until ends_at, by hashed subject (an address, or an account from an address).
create table request_limits (
  subject_hash text primary key,
  requests integer not null,
  ends_at timestamptz not null
);
create index on request_limits (ends_at);
