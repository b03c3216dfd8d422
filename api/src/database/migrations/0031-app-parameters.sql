-- What a step sets in the small app that it opens (docs/product/steps-and-player.md#small-apps); null sets nothing.
alter table steps add column app_parameters jsonb;
