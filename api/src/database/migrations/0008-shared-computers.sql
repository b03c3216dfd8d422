-- A session on a computer that others use too is short and ends with the browser.
alter table sessions add column is_shared_computer boolean not null default false;
