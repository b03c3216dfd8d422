-- What can be found, made anew from content/ whenever that is loaded.

create extension if not exists unaccent;
create extension if not exists pg_trgm;

create text search configuration stepwise_english (copy = pg_catalog.english);
alter text search configuration stepwise_english alter mapping for hword, hword_part, word with unaccent, english_stem;
create text search configuration stepwise_simple (copy = pg_catalog.simple);
alter text search configuration stepwise_simple alter mapping for hword, hword_part, word with unaccent, simple;

-- A title is kept word by word (A), which finds words that are still being typed and words such as «before», and by its
-- stems (B); a text by its stems (D). An entry of a software is for those who have chosen it; that of an essential has
-- no flow.
create table search_entries (
  kind text not null check (kind in ('learning_module', 'chapter', 'step')),
  id text not null,
  title text not null,
  body text not null,
  url text not null,
  flow_id text references flows,
  software_id text references softwares,
  learning_module_name text,
  chapter_name text,
  position integer not null,
  document tsvector not null generated always as (
    setweight(to_tsvector('stepwise_simple', title), 'A')
    || setweight(to_tsvector('stepwise_english', title), 'B')
    || setweight(to_tsvector('stepwise_english', body), 'D')
  ) stored,
  primary key (kind, id)
);
create index on search_entries using gin (document);

-- Every word of the entries and how it sounds, to find the one that was meant by a misspelt one.
create table search_words (
  word text primary key,
  sound text not null
);
create index on search_words using gist (word gist_trgm_ops);
create index on search_words (sound);
