-- The day by which someone has to check the facts of a document again, as its file says (content/README.md).
alter table documents add column check_by date;
