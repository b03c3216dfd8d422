-- What happened to each version of each part in browsers, by the hour. Nothing of whom it happened to.
create table version_counts (
  hour timestamptz not null,
  part text not null,
  version text not null,
  loads integer not null default 0,
  faults integer not null default 0,
  errors integer not null default 0,
  primary key (hour, part, version)
);
