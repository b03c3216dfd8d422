-- What operators do by `npm run admin`: who, when and what. Only added to.
create table operator_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  who text not null,
  verb text not null,
  -- Without what an erased person was called, and without secrets.
  options jsonb not null,
  outcome text not null check (outcome in ('done', 'failed'))
);
create index on operator_audit (at);

-- Keys are made for an organisation, work until a day and can be taken back. Keys that were there before have none of these.
alter table licence_keys
  add column organisation text,
  add column created_at timestamptz default now(),
  add column expires_at timestamptz,
  add column revoked_at timestamptz;
create index on licence_keys (used_at);

alter table calm_requests add column sent_at timestamptz;
alter table messages add column answered_at timestamptz;
