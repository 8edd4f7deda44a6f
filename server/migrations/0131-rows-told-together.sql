-- A split ends some hundred thousand choices in four or five ways, and each was told to the audit by itself: as many rows as it
-- gives out loads by, and a fifth of its time. Rows of a statement that changed alike are told together now, by some two hundred:
-- `row_id` is their ids with spaces between. Tables whose triggers say `alike` are told so, where one statement changes
-- more than two hundred rows; their key is a number. No other row's id is two numbers.

-- What tells many changed rows, of which the columns `changed` differ in one or more; those that changed alike as one.
create function audit_alike(relation oid, key text, hidden text[], changed integer[]) returns text
language sql stable as $$
  select format($told$
    insert into audit_changes (line, table_name, row_id, before, after)
    select (select audit_line()), $1, ids, jsonb_build_object(%1$s) - same, jsonb_build_object(%2$s) - same
    from (select *, array_remove(array[%3$s]::text[], null) as same
      from (select string_agg(o%4$s::text, ' ' order by o%4$s) as ids, %5$s from %6$s group by o%4$s / 200, %5$s) alike) told
    where cardinality(same) < %7$s $told$,
    string_agg(format('%L, o%s', name, number), ', ' order by number),
    string_agg(format('%L, n%s', name, number), ', ' order by number),
    string_agg(format('case when not (%s) then %L end', differs, name), ', ' order by number),
    (select attnum from pg_attribute where attrelid = relation and attname = key),
    string_agg(format('o%1$s, n%1$s', number), ', ' order by number),
    audit_pairs(relation), count(*))
  from audit_columns(relation, hidden) where number = any (changed)
$$;

-- All that the audit tells of one row.
create function audit_changes_of(of_table text, of_row text) returns setof audit_changes language sql stable as $$
  select * from audit_changes where table_name = of_table and row_id = of_row
  union all
  select * from audit_changes where table_name = of_table and row_id ~ '^\d+ \d' and string_to_array(row_id, ' ') @> array[of_row]
$$;

-- Before and after of each row that a statement changes (see 0109), those that changed alike together.
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
      execute case when tg_argv[2] = 'alike' then audit_alike(tg_relid, keys[1], hidden, changed)
        else audit_many(tg_relid, keys, hidden, changed) end using tg_table_name;
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

-- Who won a load is told by the hall's log with each verdict, and held against it each night (feature reconciliation): by it alone
-- nearly every choice would have changed otherwise than its neighbour.
drop trigger priorities_updates_told on priorities;
create trigger priorities_updates_told after update on priorities referencing old table as old_rows new table as new_rows
  for each statement execute function record_changes('{id}', '{search_text,winning_turn_number}', 'alike');
