-- Who reports, for a day: a digest of the person, null for a visitor (docs/product/errors.md#counts). The version before names nobody.
alter table page_reports add column person text;
-- A browser that is known reports for its person without a session.
create index known_devices_token on known_devices (token_hash);
