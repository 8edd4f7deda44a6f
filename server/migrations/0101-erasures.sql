-- A driver who leaves is forgotten where he wants it: what tells who he was goes, by the word of two administrators, and his
-- number stands where his name stood (docs/decisions/0130-a-driver-is-forgotten.md).
create table erasures (
  id integer primary key generated always as identity,
  driver_id integer not null references drivers,
  asked_by integer not null references users,
  asked_at timestamptz not null,
  reason text not null check (length(reason) between 3 and 500),
  expires_at timestamptz not null check (expires_at > asked_at),
  ended_at timestamptz,
  -- null where it was withdrawn or ran out
  confirmed_by integer references users check (confirmed_by <> asked_by),
  check (confirmed_by is null or ended_at is not null)
);
comment on table erasures is 'erasures';
create unique index erasures_open on erasures (driver_id) where ended_at is null;
select audit_table('erasures');

-- Of a driver who is forgotten nothing is left that tells who he was, nor comes again.
alter table drivers add column erased_at timestamptz;
alter table drivers drop constraint drivers_mobile_check;
alter table drivers add constraint drivers_mobile_check check (mobile ~ '^09\d{9}$' or erased_at is not null) not valid;
alter table drivers add constraint erased_tells_nothing check (erased_at is null or not is_active
  and national_id = lpad(id::text, 10, '0') and mobile = national_id and first_name = 'راننده' and last_name = 'پاک‌شده'
  and num_nonnulls(card_number, phone_id, truck_card_said, person_inquiry, truck_inquiry, picture_file_id) = 0) not valid;
alter table drivers validate constraint drivers_mobile_check;
alter table drivers validate constraint erased_tells_nothing;

-- What was taken out of the audit for it: of each row the hash that its seal was made of, so that the chain stays whole.
create table audit_erased (
  line bigint not null,
  -- of audit_changes, 0 of the line itself
  change bigint not null,
  erasure_id integer not null references erasures,
  hash bytea not null check (octet_length(hash) = 32),
  primary key (line, change)
);
comment on table audit_erased is 'kernel';
create trigger audit_erased_never_changes before update or delete or truncate on audit_erased
  for each statement execute function refuse_change();

-- Nobody changes what the audit says; only what it said of who is forgotten is emptied, and its hash is kept.
create function refuse_audit_rewrite() returns trigger language plpgsql as $$
declare
  is_kept boolean;
begin
  if tg_table_name = 'audit_log' then
    select bool_and(input = '{}' and reason is null and hash is not null) into is_kept
    from told left join audit_erased on line = id and change = 0;
  else
    select bool_and(coalesce(before, '{}') = '{}' and coalesce(after, '{}') = '{}' and hash is not null) into is_kept
    from told left join audit_erased erased on erased.line = told.line and change = told.id;
  end if;
  if not is_kept then
    raise exception '% rows are never changed or deleted', tg_table_name;
  end if;
  return null;
end $$;
drop trigger audit_log_never_changes on audit_log;
create trigger audit_log_never_truncated before truncate on audit_log for each statement execute function refuse_change();
create trigger audit_log_never_changes after update on audit_log referencing new table as told
  for each statement execute function refuse_audit_rewrite();
drop trigger audit_changes_never_change on audit_changes;
create trigger audit_changes_never_truncated before truncate on audit_changes
  for each statement execute function refuse_change();
create trigger audit_changes_never_change after update on audit_changes referencing new table as told
  for each statement execute function refuse_audit_rewrite();

-- Empties what the audit says of the driver of an erasure that two administrators brought about: what his row, his account,
-- his messages, ratings and payments held, what he asked himself and whence, what others asked about those, and whatever was
-- asked with a number of his, which the audit itself tells.
create function erase_from_audit(of_erasure integer) returns void language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  his_id integer := (select driver_id from erasures join drivers on drivers.id = driver_id
    where erasures.id = of_erasure and confirmed_by is not null and erased_at is not null);
  his_user integer := (select id from users where driver_id = his_id);
  his_numbers text[] := array(select distinct '%' || number || '%' from audit_changes,
    lateral (select facts ->> column_name as number from unnest(array[before, after]) facts,
      unnest(array['national_id', 'mobile', 'card_number']) column_name) told
    where table_name = 'drivers' and row_id = his_id::text and number <> lpad(his_id::text, 10, '0'));
begin
  if his_id is null then
    raise exception 'erasure % was not brought about by two administrators', of_erasure;
  end if;
  -- the sealer waits, as kernel/audit-seals.store.ts does
  perform pg_advisory_xact_lock(7202615);
  insert into audit_erased (line, change, erasure_id, hash)
  select line, id, of_erasure,
    sha256(convert_to(jsonb_build_array(line, id, table_name, row_id, before, after)::text, 'UTF8'))
  from audit_changes
  where (table_name = 'drivers' and row_id = his_id::text) or (table_name = 'users' and row_id = his_user::text)
    or (table_name = 'messages' and row_id in (
      select m.id::text from messages m join messages q on q.id = coalesce(m.question_id, m.id) where q.driver_id = his_id))
    or (table_name = 'driver_rates' and row_id in (select id::text from driver_rates where driver_id = his_id))
    or (table_name = 'payments' and row_id in (select id::text from payments where driver_id = his_id))
  on conflict do nothing;
  insert into audit_erased (line, change, erasure_id, hash)
  select id, 0, of_erasure, sha256(convert_to(jsonb_build_array(id, (extract(epoch from at) * 1000000)::bigint, user_id,
    session_id, address, agent, device_id, endpoint, request_id, kind, outcome, reason, input)::text, 'UTF8'))
  from audit_log
  where user_id = his_user or id in (select line from audit_erased where erasure_id = of_erasure)
    or input::text like any (his_numbers) or reason like any (his_numbers)
  on conflict do nothing;
  update audit_changes set before = case when before is not null then '{}'::jsonb end,
    after = case when after is not null then '{}'::jsonb end
  from audit_erased erased
  where erasure_id = of_erasure and change > 0 and erased.line = audit_changes.line and change = audit_changes.id;
  -- whence others did what they did stays
  update audit_log set input = '{}', reason = null, address = case when user_id is distinct from his_user then address end,
    agent = case when user_id is distinct from his_user then agent end,
    device_id = case when user_id is distinct from his_user then device_id end
  from audit_erased where erasure_id = of_erasure and change = 0 and line = audit_log.id;
end $$;
