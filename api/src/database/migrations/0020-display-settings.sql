-- How a person reads and reaches things, on every device (docs/product/display.md#further-settings).
alter table accessability_settings
  add column line_spacing integer not null default 0,
  add column letter_spacing integer not null default 0,
  add column word_spacing integer not null default 0,
  add column line_width integer not null default 0,
  -- Null: never chosen, so that the device's choice counts.
  add column theme text,
  add column reading_speed integer not null default 100,
  add column reading_voice text,
  add column ruler boolean not null default false,
  add column ruler_height integer not null default 3,
  add column ruler_dim integer not null default 50,
  add column button_names boolean not null default false,
  add column shortcuts_off text[] not null default '{}',
  add column announcements text not null default 'normal';

-- Who never chose a size reads 16 px. Rows that are there keep theirs: those people have seen 14 px and changed something else.
alter table accessability_settings alter column font_size set default 2;
