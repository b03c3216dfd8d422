-- Pages that content managers create at the desk: no file says what they say.

alter table documents
  -- Null: the document comes from a file.
  add column created_at timestamptz,
  -- Readers do not see it: it was created and is not published, or was taken back.
  add column is_hidden boolean not null default false,
  add column linked_from text[] not null default '{}',
  -- The editions that have a page at its address.
  add column editions text[] not null default '{study,pro}',
  -- Where the address of a created page leads since it was retired.
  add column moved_to text;

-- Pages are found, too.
alter table search_entries
  drop constraint search_entries_kind_check,
  add constraint search_entries_kind_check check (kind in ('learning_module', 'chapter', 'step', 'page'));
