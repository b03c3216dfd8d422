-- Who stands behind a step, with which version of its software it was tried, and the questions at the end of a chapter.

-- What the migrations before this one have left to check, or the tables cannot be changed.
set constraints all immediate;

alter table steps add column provenance jsonb, add column tested jsonb;
alter table chapters add column quick_check jsonb;

create table quick_check_scores (
  user_id uuid not null references users on delete cascade,
  chapter_id text not null references chapters,
  right_count integer not null,
  question_count integer not null check (question_count > 0 and right_count between 0 and question_count),
  answered_at timestamptz not null,
  primary key (user_id, chapter_id)
);
