-- A code belongs to whoever asked for it: what another enters is not compared with it, and what another has sent does not
-- take its place. Codes live two minutes, so those on their way are given up.
delete from one_time_codes;
alter table one_time_codes
  -- SHA-256 of what the browser that asked keeps in a cookie, or of the account and device that sign in
  add column asker_hash bytea not null,
  drop constraint one_time_codes_pkey,
  add primary key (mobile, purpose, asker_hash);

-- by which device a call comes, where no account is named
create index known_devices_by_mark on known_devices (mark_hash);

-- a driver's word has eight digits now; the shorter ones on their way, good for five minutes, are asked for again
delete from reserve_askings;
