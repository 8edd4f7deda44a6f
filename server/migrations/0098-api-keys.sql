-- Keys by which programs of companies, halls and organisations act for an account (features/api-keys). What stands here is never
-- the key itself but its hash, and the last four of its letters, by which people tell one from another.
create table api_keys (
  id integer primary key generated always as identity,
  user_id integer not null references users,
  name text not null check (name <> '' and length(name) <= 60),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  tail text not null check (length(tail) = 4),
  -- flags of a company's account, scopes of every other
  scopes text[] not null check (cardinality(scopes) > 0),
  calls_per_minute integer not null check (calls_per_minute between 1 and 600),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  ended_at timestamptz,
  -- who ended it; null where it went with the account's password or the account
  ended_by integer references users,
  end_reason text,
  constraint api_keys_life check (expires_at > made_at and expires_at <= made_at + interval '366 days'),
  constraint api_keys_end check ((ended_at is null) = (end_reason is null)),
  constraint api_keys_ended_by check (ended_by is null or ended_at is not null)
);
comment on table api_keys is 'api-keys';
comment on column api_keys.end_reason is 'KeyEnd';
create unique index api_keys_name on api_keys (user_id, lower(name)) where ended_at is null;
create index api_keys_of_user on api_keys (user_id, id);
select audit_table('api_keys', hidden => '{token_hash,last_used_at}');
select live_table('api_keys', 'apiKey', $$select 'user:' || user_id from changed$$);

-- No administrator and no driver has a key.
create function check_key_owner() returns trigger language plpgsql as $$
begin
  if exists (select from users where id = new.user_id and role in ('Admin', 'AdminSupport', 'Driver', 'Customer', 'CustomerAdvancedMember')) then
    raise exception 'an account of this role has no keys';
  end if;
  return new;
end $$;
create trigger api_keys_not_of_person before insert on api_keys
  for each row execute function check_key_owner();

-- What a key is, it stays: nothing widens it, and one that has ended does not live again.
create function keep_key_same() returns trigger language plpgsql as $$
begin
  if (new.user_id, new.name, new.token_hash, new.scopes, new.calls_per_minute, new.made_at, new.expires_at)
      is distinct from
      (old.user_id, old.name, old.token_hash, old.scopes, old.calls_per_minute, old.made_at, old.expires_at)
    or (old.ended_at is not null and (new.ended_at, new.end_reason, new.ended_by)
      is distinct from (old.ended_at, old.end_reason, old.ended_by)) then
    raise exception 'a key never changes';
  end if;
  return new;
end $$;
create trigger api_keys_never_change before update on api_keys
  for each row execute function keep_key_same();

-- Which key an act was done by. The seals hash the device, which is the key then, as they did before there were keys: servers
-- of both versions may seal the lines of a day. Lines from before have none, so nothing is looked at.
alter table audit_log add column key_id integer;
alter table audit_log add constraint audit_log_key check (
  key_id is null or (session_id is null and device_id is not distinct from ('key:' || key_id))
) not valid;
