-- Accounts that people and institutions can trust: ways in, limits, what happened to an account, what a person takes along.

alter table users
  -- False for who comes in by an institution or a link alone; password_hash is then of a secret that nobody knows.
  add column has_password boolean not null default true,
  -- Made by the seed, whose password everybody knows. Its address may have been changed since.
  add column is_demo boolean not null default false,
  -- The person wants the account deleted. Until erase_at they can undo it.
  add column deletion_requested_at timestamptz,
  add column erase_at timestamptz;
update users set is_demo = true where email like '%@demo.stepwise.test';
create index on users (erase_at) where erase_at is not null;

alter table sessions
  -- When the person last showed that it is them: sensitive changes need this to be a few minutes ago. Null: the version before began it.
  add column proved_at timestamptz,
  -- A proof gives the session a new token. Calls that were on their way with the former one may still arrive until this moment.
  add column former_token_hash text,
  add column former_until timestamptz,
  -- Of known_devices.
  add column device_hash text,
  -- Of a sign-in by an institution: what its provider wants to hear when the person signs out.
  add column provider_issuer text,
  add column provider_id_token text;
create index on sessions (former_token_hash) where former_token_hash is not null;

-- Links that sign in, and links to a new address, which is in `email`.
alter table mail_tokens
  add column email text,
  drop constraint mail_tokens_purpose_check,
  add constraint mail_tokens_purpose_check
    check (purpose in ('confirmation', 'password-reset', 'sign-in', 'email-change'));

-- The address that a person wants to have instead. The rows for a free address and for one that has an account look alike.
create table email_changes (
  user_id uuid primary key references users on delete cascade,
  email text not null,
  asked_at timestamptz not null,
  -- The mail to it, which is left out when the address had too many.
  mail_id uuid not null
);

-- Browsers in which a person has signed in, by a cookie of their own that outlives sessions.
create table known_devices (
  user_id uuid not null references users on delete cascade,
  token_hash text not null,
  device text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (user_id, token_hash)
);
create index on known_devices (last_seen_at);

create table passkeys (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- As WebAuthn names it, base64url.
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  is_backed_up boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (user_id, id),
  unique (user_id, credential_id)
);

-- Secrets of a sign-in that is under way. Each is used once; only its hash is kept.
create table sign_in_challenges (
  token_hash text primary key,
  purpose text not null check (purpose in ('passkey-sign-in', 'passkey-proof', 'passkey-registration', 'institution', 'institution-link')),
  user_id uuid references users on delete cascade,
  data jsonb not null default '{}',
  expires_at timestamptz not null
);
create index on sign_in_challenges (expires_at);
create index on sign_in_challenges (user_id);

-- How the people of an institution's domain sign in: its OpenID Connect provider.
create table identity_providers (
  domain text primary key references institutions on delete cascade,
  issuer text not null,
  client_id text not null,
  client_secret text not null,
  created_at timestamptz not null default now()
);

-- Whom a provider knows an account as.
create table institution_identities (
  user_id uuid not null references users on delete cascade,
  issuer text not null,
  subject text not null,
  domain text not null,
  linked_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (user_id, issuer, subject)
);
create unique index on institution_identities (issuer, subject);

-- What happened to an account. `actor` is who did it: the person, an operator, or somebody who did not come in.
create table account_events (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  at timestamptz not null,
  kind text not null,
  actor text not null check (actor in ('person', 'operator', 'somebody')),
  -- Empty for an operator. Its last part is taken away after 30 days.
  address text not null default '',
  device text not null default '',
  detail text not null default '',
  primary key (user_id, id)
);
create index on account_events (user_id, at desc, id desc);
create index on account_events (at);

-- Everything of a person as one file, made in the background.
create table data_exports (
  user_id uuid not null references users on delete cascade,
  id uuid not null default gen_random_uuid(),
  state text not null check (state in ('waiting', 'ready', 'failed')),
  requested_at timestamptz not null,
  -- It takes a while: a mail says when it is ready. Its link begins with link_origin.
  is_large boolean not null,
  link_origin text not null,
  -- Whoever makes it has it until then.
  leased_until timestamptz,
  attempts integer not null default 0,
  ready_at timestamptz,
  expires_at timestamptz,
  bytes bigint,
  primary key (user_id, id)
);
create index on data_exports (requested_at) where state = 'waiting';

-- The file in parts of about a megabyte, so that none of any size is in memory at once, or one statement.
create table data_export_parts (
  user_id uuid not null,
  export_id uuid not null,
  number integer not null,
  bytes bytea not null,
  primary key (user_id, export_id, number),
  foreign key (user_id, export_id) references data_exports on delete cascade
);
