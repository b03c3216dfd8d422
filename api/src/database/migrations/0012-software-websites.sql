-- What the resources page shows of a software besides its card; empty text: there is none.
alter table softwares add column website text not null default '';
alter table softwares add column guide_link text not null default '';
-- The slug of its demo in content/media/videos.
alter table softwares add column video text not null default '';
