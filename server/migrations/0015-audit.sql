-- Who did what, from where, and what it changed: a line for each act, a row for each row that it changed, and seals over
-- both (docs/decisions/0027-audit.md).

-- A transaction has one number, taken when it first changes something or tells its line. What the number is taken for is
-- locked before (the insert that asks for it), so that the sealer sees whoever may still write under an older number.
create sequence audit_lines;
select setval('audit_lines', coalesce((select max(id) from audit_log), 0) + 1, false);
create function audit_line() returns bigint language plpgsql as $$
declare
  line text := current_setting('audit.line', true);
begin
  if coalesce(line, '') = '' then
    line := nextval('audit_lines');
    perform set_config('audit.line', line, true);
  end if;
  return line;
end $$;

alter table audit_log alter column id drop identity, alter column id set default audit_line();
alter table audit_log
  -- write, export, or job; a sign-in is a write
  add column kind text not null default 'write',
  add column outcome text not null default 'done',
  -- what the person was told when it was not done
  add column reason text,
  add column session_id bigint,
  add column address text,
  add column agent text,
  add column device_id text;
comment on column audit_log.kind is 'AuditKind';
comment on column audit_log.outcome is 'AuditOutcome';
alter table audit_log alter column kind drop default, alter column outcome drop default;
alter table audit_log alter column request_id drop not null;
drop index audit_log_by_time;
create index audit_log_by_time on audit_log (at, id);
create index audit_log_of_user on audit_log (user_id, at, id);
create index audit_log_of_endpoint on audit_log (endpoint, at, id);
create index audit_log_of_address on audit_log (address, at, id);
create index audit_log_not_done on audit_log (at, id) where outcome <> 'done';

create table audit_changes (
  id bigint generated always as identity,
  line bigint not null,
  table_name text not null,
  row_id text not null,
  -- of a changed row the columns that differ, of a new or deleted one all of them
  before jsonb,
  after jsonb,
  primary key (line, id)
);
comment on table audit_changes is 'kernel';
create index audit_changes_of_row on audit_changes (table_name, row_id, line);

-- One chain: a seal over lines, or the word that lines were deleted because they are old.
create table audit_seals (
  id integer primary key,
  kind text not null,
  first_line bigint not null,
  last_line bigint not null,
  at timestamptz not null,
  rows_hash bytea not null,
  -- SHA-256 of the hash before and of all the above
  hash bytea not null,
  check (first_line <= last_line)
);
comment on table audit_seals is 'kernel';

-- Told once: nobody changes it, and only what a seal of the chain says is deleted may go.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from gone where (to_jsonb(gone) ->> tg_argv[0])::bigint >
      coalesce((select max(last_line) from audit_seals where kind = 'drop'), 0)) then
    return null;
  end if;
  raise exception '% rows are never changed or deleted', tg_table_name;
end $$;
create trigger audit_log_never_changes before update or truncate on audit_log
  for each statement execute function refuse_change();
create trigger audit_log_never_deleted after delete on audit_log
  referencing old table as gone for each statement execute function refuse_audit_change('id');
create trigger audit_changes_never_change before update or truncate on audit_changes
  for each statement execute function refuse_change();
create trigger audit_changes_never_deleted after delete on audit_changes
  referencing old table as gone for each statement execute function refuse_audit_change('line');
create trigger audit_seals_never_change before update or delete or truncate on audit_seals
  for each statement execute function refuse_change();

-- Deletes what the chain says is deleted, whatever role asks for it; nothing that is younger than thirty days.
create function delete_dropped_audit() returns void language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  upto bigint := (select max(last_line) from audit_seals where kind = 'drop');
begin
  if exists (select from audit_log where id <= upto and at > clock_timestamp() - interval '30 days') then
    raise exception 'audit lines younger than thirty days are not deleted';
  end if;
  delete from audit_changes where line <= upto;
  delete from audit_log where id <= upto;
end $$;

-- Before and after of each row that a statement changes. Arguments: the columns of its key, and those that are never kept.
-- The owner alone may fill a table without a word (the demo world, and its year of history).
create function record_changes() returns trigger language plpgsql as $$
declare
  keys text[] := tg_argv[0];
  hidden text[] := tg_argv[1];
begin
  if current_setting('audit.is_filling', true) = 'on'
    and pg_has_role((select relowner from pg_class where oid = tg_relid), 'member') then
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into audit_changes (line, table_name, row_id, after)
    select audit_line(), tg_table_name, concat_ws('/', facts ->> keys[1], facts ->> keys[2]), facts - hidden
    from (select to_jsonb(one) as facts from new_rows one) made;
  elsif tg_op = 'DELETE' then
    insert into audit_changes (line, table_name, row_id, before)
    select audit_line(), tg_table_name, concat_ws('/', facts ->> keys[1], facts ->> keys[2]), facts - hidden
    from (select to_jsonb(one) as facts from old_rows one) gone;
  else
    -- both tables hold the rows in the order in which they were changed
    insert into audit_changes (line, table_name, row_id, before, after)
    select audit_line(), tg_table_name, concat_ws('/', was ->> keys[1], was ->> keys[2]), differing.before, differing.after
    from (select to_jsonb(one) as was, row_number() over () as place from old_rows one) old
      join (select to_jsonb(one) as now, row_number() over () as place from new_rows one) new using (place),
      lateral (
        select jsonb_object_agg(name, value) as before, jsonb_object_agg(name, now -> name) as after
        from jsonb_each(was - hidden) as column_of (name, value) where now -> name is distinct from value
      ) differing
    where differing.before is not null;
  end if;
  return null;
end $$;

-- A product table is recorded from its first row on: `select audit_table('halls')` in the migration that makes it.
create function audit_table(name text, key text[] default '{id}', hidden text[] default '{}') returns void
language plpgsql as $$
declare
  told text := format('execute function record_changes(%L, %L)', key, hidden || '{search_text}'::text[]);
begin
  execute format('create trigger %I after insert on %I referencing new table as new_rows for each statement %s',
    name || '_inserts_told', name, told);
  execute format('create trigger %I after update on %I referencing old table as old_rows new table as new_rows for each statement %s',
    name || '_updates_told', name, told);
  execute format('create trigger %I after delete on %I referencing old table as old_rows for each statement %s',
    name || '_deletes_told', name, told);
end $$;

select audit_table(name) from unnest(array['provinces', 'cities', 'goods', 'packagings', 'loader_types', 'companies',
  'product_owners', 'main_offices', 'freighters', 'drivers', 'driver_freighters', 'halls', 'hall_show_times',
  'hall_companies', 'hall_tariffs', 'native_drivers', 'user_companies', 'user_halls', 'cargos', 'turns', 'rounds',
  'priorities', 'accounts', 'saved_reports']) as name;
select audit_table('cargo_loader_types', '{cargo_id,loader_type_id}');
select audit_table('round_cargos', '{round_id,cargo_id}');
select audit_table('permits', hidden => '{code}');
select audit_table('users', hidden => '{password_hash}');
select audit_table('sessions', hidden => '{token_hash,seen_at}');
