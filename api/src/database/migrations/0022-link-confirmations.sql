-- Links that cannot be checked from here, and that somebody has opened: no check tells of them again until they lead to another address.
create table link_confirmations (
  url text primary key,
  confirmed_by uuid references users on delete set null,
  confirmed_at timestamptz not null
);
