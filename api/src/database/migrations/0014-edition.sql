-- Which edition the data is of, so that a server of the other one does not start on it.
create table deployment (
  id integer primary key default 1 check (id = 1),
  edition text not null check (edition in ('study', 'pro'))
);
