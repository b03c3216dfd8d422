-- How a word of a question is found, and the other words with its meaning (docs/product/study-tools.md#directives).
alter table essay_words add column kind text not null default 'directive';
alter table essay_words add column forms text[] not null default '{}';
