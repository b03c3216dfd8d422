-- Which page has reported what, for a day: each counts once (docs/product/errors.md#counts). The network is a digest.
create table page_reports (
  page text not null,
  part text not null,
  version text not null,
  kind text not null check (kind in ('load', 'fault', 'error')),
  network text not null,
  at timestamptz not null,
  primary key (page, part, version, kind)
);
create index page_reports_at on page_reports (at);
