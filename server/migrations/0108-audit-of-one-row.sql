-- Before and after of each row that a statement changes (see 0048). Nearly every update is of one row, whose two sides are
-- held against each other without a plan of joins, which costs half as much again. The line's number is asked for within the
-- insert, which by then has locked the table: the sealer counts on it.
create or replace function record_changes() returns trigger language plpgsql as $$
declare
  keys text[] := tg_argv[0];
  hidden text[] := tg_argv[1];
  changed integer[];
  row_was jsonb;
  row_now jsonb;
begin
  if current_setting('audit.is_filling', true) = 'on'
    and pg_has_role((select relowner from pg_class where oid = tg_relid), 'member') then
    return null;
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
  if not exists (select from new_rows offset 1) then
    select to_jsonb(one) - hidden into row_was from old_rows one;
    select to_jsonb(one) - hidden into row_now from new_rows one;
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

-- The number that a hall's next turn gets is told by the turn itself, and by no line of the hall for each.
drop trigger halls_updates_told on halls;
create trigger halls_updates_told after update on halls referencing old table as old_rows new table as new_rows
  for each statement execute function record_changes('{id}', '{search_text,last_turn_number}');
