-- The directives of the Essay Word Wizard, as content/essay-words.yaml has them.
create table essay_words (
  directive text primary key,
  definition text not null,
  position integer not null
);
