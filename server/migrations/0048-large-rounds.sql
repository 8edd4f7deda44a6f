-- A large round writes some hundred thousand rows at once. Nothing here changes what is kept, only how long it takes.

-- The rows of an update before and after, side by side: o1, o2, … and n1, n2, … by the numbers of the columns. Both tables
-- hold them in the order in which they were changed.
create function audit_pairs(relation oid) returns text language sql stable as $$
  select format('(select row_number() over () as place, %s from old_rows) old
      join (select row_number() over () as place, %s from new_rows) new using (place)',
    string_agg(format('%I as o%s', attname, attnum), ', '), string_agg(format('%I as n%s', attname, attnum), ', '))
  from pg_attribute where attrelid = relation and attnum > 0 and not attisdropped
$$;

-- The columns that may be told, and what says in a pair that one differs; a type without an equality of its own is compared
-- as JSON.
create function audit_columns(relation oid, hidden text[]) returns table (name text, number integer, differs text)
language sql stable as $$
  select attname, attnum, format(case when exists (select from pg_operator
      where oprname = '=' and oprleft = atttypid and oprright = atttypid)
    then 'o%1$s is distinct from n%1$s' else 'to_jsonb(o%1$s) is distinct from to_jsonb(n%1$s)' end, attnum)
  from pg_attribute where attrelid = relation and attnum > 0 and not attisdropped and attname <> all (hidden)
$$;

-- What tells many changed rows, of which the columns `changed` differ in one or more.
create function audit_many(relation oid, keys text[], hidden text[], changed integer[]) returns text
language sql stable as $$
  select format($told$
    insert into audit_changes (line, table_name, row_id, before, after)
    select (select audit_line()), $1, concat_ws('/', %s), jsonb_build_object(%s) - same, jsonb_build_object(%s) - same
    from (select *, array_remove(array[%s]::text[], null) as same from %s) told where cardinality(same) < %s $told$,
    (select string_agg(format('to_jsonb(o%s) #>> ''{}''', attnum), ', ' order by array_position(keys, attname::text))
      from pg_attribute where attrelid = relation and attname = any (keys)),
    string_agg(format('%L, o%s', name, number), ', ' order by number),
    string_agg(format('%L, n%s', name, number), ', ' order by number),
    string_agg(format('case when not (%s) then %L end', differs, name), ', ' order by number),
    audit_pairs(relation), count(*))
  from audit_columns(relation, hidden) where number = any (changed)
$$;

-- Before and after of each row that a statement changes (see 0015). Of many rows only what differs becomes JSON: that takes
-- plans of their own, which a few rows are not worth. The line's number is asked for within the insert, which by then has
-- locked the table: the sealer counts on it.
create or replace function record_changes() returns trigger language plpgsql as $$
declare
  keys text[] := tg_argv[0];
  hidden text[] := tg_argv[1];
  changed integer[];
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

-- So many codes of permits that no permit has (see 0007). By the index, however few permits there were when it was planned.
create function new_permit_codes(wanted integer) returns setof text language plpgsql volatile
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  made text[] := '{}';
begin
  while cardinality(made) < wanted loop
    made := array(
      select code from (
        select unnest(made) as code
        -- 48 random bits of a random UUID make ten digits
        union select lpad((digits * 100 + 98 - digits * 100 % 97)::text, 12, '0') from (
          select ('x' || left(replace(gen_random_uuid()::text, '-', ''), 12))::bit(48)::bigint % 10000000000 as digits
          from generate_series(cardinality(made) + 1, wanted) offset 0) random
      ) one where not exists (select from permits where permits.code = one.code));
  end loop;
  return query select unnest(made);
end $$;
create or replace function new_permit_code() returns text language sql volatile as $$ select new_permit_codes(1) $$;
drop function random_permit_code();

-- `normalizeText` of the contract as before (see 0005). A text of letters, digits and signs that have one form and combine
-- with nothing, as nearly all are, needs no more than their replacement.
create or replace function normalize_text(raw text) returns text language plpgsql immutable parallel safe as $$
declare
  key text := raw;
begin
  if raw !~ U&'^[ -~\00ab\00bb\060c\061b\061f\0621-\063a\0641-\064a\0660-\0669\067e\0686\0698\06a9\06af\06c0\06cc\06f0-\06f9\200c]*$' then
    return btrim(regexp_replace(
      normalize(lower(translate(
        regexp_replace(normalize(raw, nfkc), U&'[\064b-\065f\0670\0640\200c-\200f]', '', 'g'),
        U&'۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩يىئكةۀأإآؤ',
        U&'01234567890123456789یییکههاااو') collate "und-x-icu"), nfkc),
      U&'[\0009-\000d\0020\00a0\1680\2000-\200a\2028\2029\202f\205f\3000\feff]+', ' ', 'g'));
  end if;
  if key ~ '[۰-۹٠-٩]' then
    key := translate(key, U&'۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', U&'01234567890123456789');
  end if;
  if key ~ U&'[يىئكةۀأإآؤ\200c]' then
    key := translate(key, U&'يىئكةۀأإآؤ\200c', U&'یییکههاااو');
  end if;
  if key ~ '  ' then
    key := regexp_replace(key, ' +', ' ', 'g');
  end if;
  return btrim(lower(key collate "C"));
end $$;

-- most cargos name neither sender nor receiver: nothing is looked up for them
alter function customer_at(integer) strict;

-- Adds entries to a hall's log as before (see 0040); an entry is read once, whose lists may be long.
grant create on schema public to bargah_log;
set local role bargah_log;
create or replace function append_hall_log(hall integer, from_index integer, rounds integer[], entries text[])
  returns table (size integer, root bytea)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  head hall_log_heads;
  last timestamptz;
  leaf bytea;
begin
  select * into head from hall_log_heads h where h.hall_id = hall for update;
  if head.hall_id is null or head.size <> from_index then
    raise exception 'the next entry of the log of hall % has the index %, not %', hall, head.size, from_index;
  end if;
  if exists (select from unnest(entries) e where octet_length(e) > 65535) then
    raise exception 'an entry is longer than 65535 bytes';
  end if;
  last := head.last_at;
  with told as (
    select nr, entry, round, case json_typeof(e.at) when 'number' then to_timestamp((e.at #>> '{}')::bigint / 1000.0)
      else (e.at #>> '{}')::timestamptz end as at, e.kind
    from unnest(entries, rounds) with ordinality as t (entry, round, nr),
      lateral json_to_record(entry::json) as e (at json, kind text)
  ), written as (
    insert into hall_log (hall_id, index, at, kind, round_id, entry, leaf_hash)
    select hall, from_index + nr - 1, told.at, told.kind, told.round, told.entry, merkle_leaf(told.entry) from told order by nr
    returning hall_log.at
  )
  select max(written.at) into last from written;
  if exists (
    select from (
      select l.at, lag(l.at, 1, head.last_at) over (order by l.index) as before
      from hall_log l where l.hall_id = hall and l.index >= from_index
    ) told where told.at < told.before
  ) then
    raise exception 'the time in the log of hall % runs back', hall;
  end if;
  for leaf in select l.leaf_hash from hall_log l where l.hall_id = hall and l.index >= from_index order by l.index loop
    head.frontier := merkle_grow(head.frontier, head.size, leaf);
    head.size := head.size + 1;
    if head.size & 255 = 0 then
      insert into hall_log_nodes select hall, done.* from merkle_completed(head.frontier, head.size) done;
    end if;
  end loop;
  head.root := merkle_root(head.frontier, head.size);
  update hall_log_heads h set size = head.size, last_at = coalesce(last, head.last_at), root = head.root,
    frontier = head.frontier where h.hall_id = hall;
  return query select head.size, head.root;
end $$;
reset role;
revoke create on schema public from bargah_log;
