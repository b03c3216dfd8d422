-- How many lines a line focus leaves; 0: it is the reading ruler (docs/product/accessibility.md#line-focus).
alter table accessability_settings add column line_focus integer not null default 0;
