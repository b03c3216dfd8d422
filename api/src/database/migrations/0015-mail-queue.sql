-- Mails that wait to be sent, and what became of those that were. Each is added in the transaction that causes it, so that a mail server
-- that is down loses none and delays nobody. A row of somebody without an account, such as a visitor, has no `user_id`.
create table mails (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  user_id uuid references users on delete cascade,
  recipient text not null,
  -- What is sent; null once it was. The token of a link is made when the mail leaves, so none stands here.
  message jsonb,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  -- Codes alone: the answers of mail servers quote addresses.
  last_failure text,
  is_address_refused boolean not null default false,
  sent_at timestamptz,
  given_up_at timestamptz
);
create index on mails (next_attempt_at) where sent_at is null and given_up_at is null;
create index on mails (user_id);
create index on mails (recipient, created_at);
