-- Content. Loaded from content/; what is removed there is retired, never deleted, so that progress survives.

create table content_state (
  id integer primary key default 1 check (id = 1),
  hash text not null,
  loaded_at timestamptz not null default now()
);

create table flows (
  id text primary key,
  slug text not null,
  name text not null,
  primary_color text not null,
  secondary_color text not null,
  tab_color text not null,
  position integer not null,
  retired_at timestamptz
);

create table learning_modules (
  id text primary key,
  flow_id text not null references flows,
  slug text not null,
  name text not null,
  description text not null,
  image text not null,
  position integer not null,
  retired_at timestamptz
);

create table chapters (
  id text primary key,
  learning_module_id text not null references learning_modules,
  slug text not null,
  name text not null,
  position integer not null,
  retired_at timestamptz
);

create table software_groups (
  id text primary key,
  name text not null,
  position integer not null,
  retired_at timestamptz
);

create table softwares (
  id text primary key,
  slug text not null,
  name text not null,
  image text not null,
  description text not null,
  assistive boolean not null,
  group_id text references software_groups,
  position integer not null,
  retired_at timestamptz
);

-- Steps of three kinds, so that progress has one form. A strategy names the flow step that it belongs to; a flow step
-- names itself, so that both find chapter, module and flow in one way. An essential has none.
create table steps (
  id text primary key,
  kind text not null check (kind in ('flow', 'essential', 'strategy')),
  slug text not null,
  name text not null,
  page_type text not null check (page_type in ('text', 'vid', 'app', 'star')),
  duration integer not null,
  chapter_id text references chapters,
  software_id text references softwares,
  flow_step_id text references steps deferrable initially deferred,
  content text not null,
  extra_content text,
  tip text,
  video text,
  video_text text,
  app_slug text,
  app_name text,
  app_description text,
  app_image text,
  app_image_alt text,
  position integer not null,
  retired_at timestamptz,
  check ((kind = 'flow') = (chapter_id is not null)),
  check ((kind = 'flow') = (software_id is null)),
  check ((kind = 'essential') = (flow_step_id is null))
);
create index on steps (chapter_id);
create index on steps (software_id);
create index on steps (flow_step_id);

create table badges (
  code text primary key,
  name text not null,
  criterion text not null,
  criterion_pro text,
  editions text[] not null,
  position integer not null
);

-- People.

create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  first_name text not null,
  surname text not null,
  university text,
  role text not null default 'student' check (role in ('student', 'content_manager', 'qa')),
  wellbeings text[] not null default '{}',
  time_zone text not null default 'Europe/London',
  is_calm_requested boolean not null default false,
  created_at timestamptz not null default now()
);

create table user_infos (
  user_id uuid primary key references users on delete cascade,
  course_started integer,
  course_ends integer,
  course_name text,
  as_technology_level text not null,
  essay_writing_level integer not null,
  presentations_level integer not null,
  lectures_level integer not null,
  reading_level integer not null,
  organisation_level integer not null,
  revision_level integer not null
);

create table accessability_settings (
  user_id uuid primary key references users on delete cascade,
  background_color text,
  font_color text,
  font_size integer not null default 0,
  font_family text not null default 'Default',
  subtitles boolean not null default true
);

create table avatars (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references users on delete cascade,
  large text not null,
  medium text not null,
  created_at timestamptz not null default now()
);

create table user_softwares (
  user_id uuid not null references users on delete cascade,
  software_id text not null references softwares,
  primary key (user_id, software_id)
);

-- Only the hash of a session's token is kept: who reads the table cannot sign in with it.
create table sessions (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on sessions (user_id);
create index on sessions (expires_at);

-- Wrong tries to sign in, by hashed account and address.
create table sign_in_attempts (
  account_hash text not null,
  address text not null,
  failures integer not null,
  last_tried_at timestamptz not null,
  primary key (account_hash, address)
);
create index on sign_in_attempts (last_tried_at);

-- A person's days with Stepwise, in their own time zone. log_ins counts sign-ins, and a day begun with a kept session
-- as one.
create table visits (
  user_id uuid not null references users on delete cascade,
  day date not null,
  log_ins integer not null,
  primary key (user_id, day)
);

create table progress_steps (
  user_id uuid not null references users on delete cascade,
  step_id text not null references steps,
  visited_at timestamptz,
  completed_at timestamptz,
  primary key (user_id, step_id)
);

create table favourites (
  user_id uuid not null references users on delete cascade,
  step_id text not null references steps,
  created_at timestamptz not null default now(),
  primary key (user_id, step_id)
);

create table notes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  step_id text not null references steps,
  content text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on notes (user_id, step_id);

create table reflections (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  date date not null,
  title text not null,
  observe_1 text not null default '',
  observe_2 text not null default '',
  reflect_1 text not null default '',
  reflect_2 text not null default '',
  act text not null default '',
  tag text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on reflections (user_id, date);

create table user_badges (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  code text not null references badges,
  created_at timestamptz not null default now(),
  unique (user_id, code)
);

-- Ways to an account.

create table licence_keys (
  licence_key text primary key,
  used_by uuid references users on delete set null,
  used_at timestamptz
);

create table institutions (
  domain text primary key,
  name text not null,
  edition text not null check (edition in ('study', 'pro'))
);
