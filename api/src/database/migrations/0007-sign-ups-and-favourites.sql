-- Sign-ups with an address that has an account. Nothing comes of them but a mail to its owner; they are kept as long as an
-- account that was never verified, so that signing in with their password answers alike for both and tells no stranger which
-- addresses have an account.
create table repeated_sign_ups (
  user_id uuid primary key references users on delete cascade,
  password_hash text not null,
  created_at timestamptz not null default now()
);

-- The software whose strategy a favourite was set on, null for the flow step itself: the way back from the favourites.
alter table favourites add column software_id text references softwares;
