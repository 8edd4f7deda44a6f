-- Settings that wait for the end of an open round (decisions §5); null when none wait.
alter table halls add column coming_settings jsonb;
comment on column halls.coming_settings is 'HallSettings';
