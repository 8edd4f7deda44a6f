-- What every write runs, in fewer statements: each that a function runs takes some ten microseconds before it does anything.

-- Before and after of each row that a statement changes (see 0108). Who asks is looked at only where the demo world is made, and
-- the two sides of one row are read together with whether there are more.
create or replace function record_changes() returns trigger language plpgsql as $$
declare
  keys text[] := tg_argv[0];
  hidden text[] := tg_argv[1];
  changed integer[];
  row_was jsonb;
  row_now jsonb;
  is_one boolean;
begin
  if current_setting('audit.is_filling', true) = 'on' then
    if pg_has_role((select relowner from pg_class where oid = tg_relid), 'member') then
      return null;
    end if;
  end if;
  if tg_op = 'INSERT' then
    insert into audit_changes (line, table_name, row_id, after)
    select (select audit_line()), tg_table_name, concat_ws('/', facts ->> keys[1], facts ->> keys[2]), facts - hidden
    from (select to_jsonb(one) as facts from new_rows one) made;
    return null;
  elsif tg_op = 'DELETE' then
    insert into audit_changes (line, table_name, row_id, before)
    select (select audit_line()), tg_table_name, concat_ws('/', facts ->> keys[1], facts ->> keys[2]), facts - hidden
    from (select to_jsonb(one) as facts from old_rows one) gone;
    return null;
  end if;
  select to_jsonb(was) - hidden, to_jsonb(now) - hidden, not exists (select from new_rows offset 1)
    into row_was, row_now, is_one
  from (select * from old_rows limit 1) was, (select * from new_rows limit 1) now;
  if is_one is not false then
    if row_was is distinct from row_now then
      insert into audit_changes (line, table_name, row_id, before, after)
      select (select audit_line()), tg_table_name, concat_ws('/', row_was ->> keys[1], row_was ->> keys[2]),
        jsonb_object_agg(name, value), jsonb_object_agg(name, row_now -> name)
      from jsonb_each(row_was) as column_of (name, value) where row_now -> name is distinct from value;
    end if;
    return null;
  end if;
  if exists (select from new_rows offset 200) then
    execute (select format('select array_remove(array[%s], null) from %s',
        string_agg(format('case when bool_or(%s) then %s end', differs, number), ', '), audit_pairs(tg_relid))
      from audit_columns(tg_relid, hidden)) into changed;
    -- a function takes a hundred arguments at most
    if cardinality(changed) between 1 and 50 then
      execute audit_many(tg_relid, keys, hidden, changed) using tg_table_name;
    end if;
    if cardinality(changed) <= 50 then
      return null;
    end if;
  end if;
  insert into audit_changes (line, table_name, row_id, before, after)
  select (select audit_line()), tg_table_name, concat_ws('/', was ->> keys[1], was ->> keys[2]), differing.before, differing.after
  from (select to_jsonb(one) as was, row_number() over () as place from old_rows one) old
    join (select to_jsonb(one) as now, row_number() over () as place from new_rows one) new using (place),
    lateral (
      select jsonb_object_agg(name, value) as before, jsonb_object_agg(name, now -> name) as after
      from jsonb_each(was - hidden) as column_of (name, value) where now -> name is distinct from value
    ) differing
  where differing.before is not null;
  return null;
end $$;

-- What comes to a day that is counted, or goes from it (see 0059). Each table has a statement of its own, which is planned
-- once; a text was planned at every write.
create or replace function recount_rows() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  case tg_argv[0]
    when 'drivers' then
      perform recount_day('drivers', day, sign * n)
      from (select tehran_day(created_at) as day, count(*)::int as n from changed group by 1 order by 1) counts;
    when 'cargos' then
      perform recount_day('cargos', day, sign * n)
      from (select tehran_day(announced_at) as day, count(*)::int as n from changed group by 1 order by 1) counts;
    when 'permits' then
      perform recount_day('permits', day, sign * n)
      from (select tehran_day(issued_at) as day, count(*)::int as n from changed group by 1 order by 1) counts;
  end case;
  return null;
end $$;

grant create on schema public to bargah_log;
set local role bargah_log;

-- Locks the end of a hall's log until the transaction ends; a hall without one gets an empty one.
create or replace function lock_hall_log(hall integer) returns table (size integer, last_at timestamptz, root bytea)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query select h.size, h.last_at, h.root from hall_log_heads h where h.hall_id = hall for update;
  if not found then
    insert into hall_log_heads as h (hall_id, size, last_at, root, frontier)
      values (hall, 0, 'epoch', merkle_root('{}', 0), '{}') on conflict do nothing;
    return query select h.size, h.last_at, h.root from hall_log_heads h where h.hall_id = hall for update;
  end if;
end $$;

-- Adds entries to a hall's log as before (see 0040, 0048); what was written is not read again: the insert gives it in order.
create or replace function append_hall_log(hall integer, from_index integer, rounds integer[], entries text[])
  returns table (size integer, root bytea)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  head hall_log_heads;
  entry text;
  written record;
begin
  select * into head from hall_log_heads h where h.hall_id = hall for update;
  if head.hall_id is null or head.size <> from_index then
    raise exception 'the next entry of the log of hall % has the index %, not %', hall, head.size, from_index;
  end if;
  foreach entry in array entries loop
    if octet_length(entry) > 65535 then
      raise exception 'an entry is longer than 65535 bytes';
    end if;
  end loop;
  for written in
    insert into hall_log (hall_id, index, at, kind, round_id, entry, leaf_hash)
    select hall, from_index + nr - 1, case json_typeof(e.at) when 'number' then to_timestamp((e.at #>> '{}')::bigint / 1000.0)
      else (e.at #>> '{}')::timestamptz end, e.kind, told.round, told.entry, merkle_leaf(told.entry)
    from unnest(entries, rounds) with ordinality as told (entry, round, nr),
      lateral json_to_record(told.entry::json) as e (at json, kind text)
    order by nr
    returning hall_log.index, hall_log.at, hall_log.leaf_hash
  loop
    if written.index <> head.size then
      raise exception 'the log of hall % was written out of order', hall;
    end if;
    if written.at < head.last_at then
      raise exception 'the time in the log of hall % runs back', hall;
    end if;
    head.last_at := written.at;
    head.frontier := merkle_grow(head.frontier, head.size, written.leaf_hash);
    head.size := head.size + 1;
    if head.size & 255 = 0 then
      insert into hall_log_nodes select hall, done.* from merkle_completed(head.frontier, head.size) done;
    end if;
  end loop;
  head.root := merkle_root(head.frontier, head.size);
  update hall_log_heads h set size = head.size, last_at = head.last_at, root = head.root, frontier = head.frontier
    where h.hall_id = hall;
  return query select head.size, head.root;
end $$;
reset role;
revoke create on schema public from bargah_log;
