-- Editable content: a document is a file of content/; a published revision stands before it until it is reset.

-- `version` grows with every change of what readers see; `next_publication` is the earliest time that one is planned for.
alter table content_state add column version bigint not null default 0;
alter table content_state add column next_publication timestamptz;

create table documents (
  id text primary key,
  kind text not null check (kind in ('page', 'step', 'software', 'badge', 'directives')),
  -- A group of the desk, such as wellbeing or a flow; the place where readers see it, if it has one, and who may read it.
  area text not null,
  title text not null,
  address text,
  access text not null default 'signed-in',
  position integer not null,
  -- What the file says, and what readers see: the file, or the revision of this number.
  file jsonb not null,
  live jsonb not null,
  live_revision integer not null default 0,
  -- The version of the draft that was saved last. It only grows, so that no version means two drafts.
  draft_version integer not null default 0,
  -- The path below content/, for the export.
  path text not null,
  -- The text version that was made with the video of a step, as HTML: for a body without one of its own.
  video_text text,
  reading_age integer,
  checked_on date,
  -- Until somebody checks it, a document counts as right from this day on.
  added_on date not null default current_date,
  retired_at timestamptz
);
create index on documents (address);

-- Never changed but for the moment at which one went live or was cancelled. Without a body: as in the file from then on.
create table document_revisions (
  document_id text not null references documents,
  number integer not null,
  action text not null check (action in ('publish', 'restore', 'reset')),
  restored integer,
  body jsonb,
  body_version integer not null,
  why text not null default '',
  author_id uuid references users on delete set null,
  author_name text not null,
  created_at timestamptz not null,
  -- Null: at once. live_at stays when the clock is set back, so what was live is not lost.
  publish_at timestamptz,
  live_at timestamptz,
  cancelled_at timestamptz,
  primary key (document_id, number)
);
create index on document_revisions (publish_at) where live_at is null and cancelled_at is null;

create table document_drafts (
  document_id text primary key references documents,
  version integer not null,
  body jsonb not null,
  body_version integer not null,
  base integer not null,
  author_id uuid references users on delete set null,
  author_name text not null,
  saved_at timestamptz not null
);

create table document_editors (
  document_id text not null references documents,
  user_id uuid not null references users on delete cascade,
  seen_at timestamptz not null,
  primary key (document_id, user_id)
);

-- Uploaded pictures by the SHA-256 of what is served.
create table content_images (
  hash text primary key,
  type text not null check (type in ('webp', 'png', 'jpg')),
  bytes bytea not null,
  width integer not null,
  height integer not null,
  uploaded_by uuid references users on delete set null,
  uploaded_at timestamptz not null
);

create table mistakes (
  id uuid primary key default gen_random_uuid(),
  document_id text references documents,
  address text not null,
  revision integer not null,
  words text not null,
  reported_by uuid references users on delete set null,
  reported_at timestamptz not null,
  settled_at timestamptz,
  settled_by uuid references users on delete set null
);
create index on mistakes (document_id) where settled_at is null;

-- Links of documents as they were last found; a document's links are those of its live body. is_broken is null when never reached.
create table document_links (
  url text primary key,
  is_broken boolean,
  checked_at timestamptz not null
);

create table calm_requests (
  user_id uuid primary key references users on delete cascade,
  email text not null,
  first_name text not null,
  surname text not null,
  requested_at timestamptz not null
);
