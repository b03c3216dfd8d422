-- Which editions teach a flow.

alter table flows add column editions text[] not null default '{study,pro}';
