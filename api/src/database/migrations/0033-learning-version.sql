-- Grows with each completion, favourite and new flow of a person: one that another has overtaken reads again (docs/decisions/084-learning-writes.md).
alter table users add column learning_version integer not null default 0;
