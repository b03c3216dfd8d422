-- Where captions are, how large and in which colours; whether the reading ruler dims a video that plays
-- (docs/product/display.md#further-settings).
alter table accessability_settings
  add column caption_position text not null default 'automatic',
  -- Per cent.
  add column caption_size integer not null default 100,
  add column caption_colours text not null default 'white-on-black',
  add column ruler_dims_videos boolean not null default false;
