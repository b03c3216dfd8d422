-- A strategy may be shown at other flow steps than its own (docs/product/steps-and-player.md#strategy-at-more-steps).
alter table steps add column also_at text[] not null default '{}';
