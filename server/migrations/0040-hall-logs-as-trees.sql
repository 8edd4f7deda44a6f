-- Each hall's log becomes an append-only Merkle tree with the hashes of RFC 6962 (docs/log-format.md). Its tables and the
-- functions that add to them belong to bargah_log, a role that nobody signs in as (kernel/log-roles.ts makes it): the
-- server reads, and adds by append_hall_log alone.
alter table hall_log rename to hall_log_chain;
alter table hall_log_chain rename constraint hall_log_pkey to hall_log_chain_pkey;
alter index hall_log_of_round rename to hall_log_chain_of_round;
drop table hall_log_heads;

create table hall_log (
  hall_id integer not null references halls,
  index integer not null,
  at timestamptz not null,
  kind text not null,
  round_id integer references rounds,
  entry text not null check (octet_length(entry) <= 65535),
  leaf_hash bytea not null,
  primary key (hall_id, index)
);
comment on table hall_log is 'log';
comment on column hall_log.kind is 'HallLogKind';
create index hall_log_of_round on hall_log (round_id, index) where round_id is not null;

-- The end of each log: how many entries, when the last was, and the roots of the perfect trees that it is made of.
-- frontier[1] is the last that was completed over 1 entry, frontier[2] over 2, frontier[3] over 4; the root is made of those
-- whose bit is set in `size`.
create table hall_log_heads (
  hall_id integer primary key references halls,
  size integer not null,
  last_at timestamptz not null,
  root bytea not null,
  frontier bytea[] not null
);
comment on table hall_log_heads is 'log';

-- Hashes over 256^level entries: what tiles above the lowest are made of.
create table hall_log_nodes (
  hall_id integer not null references halls,
  level integer not null,
  index integer not null,
  hash bytea not null,
  primary key (hall_id, level, index)
);
comment on table hall_log_nodes is 'log';

-- What the log's key signed (kernel/log-roles.ts: by the role bargah_log_signer, which alone adds here), and what witnesses
-- cosigned of it; both are kept for ever.
create table hall_log_checkpoints (
  hall_id integer not null references halls,
  size integer not null,
  root bytea not null,
  note text not null,
  signed_at timestamptz not null default now(),
  primary key (hall_id, size)
);
comment on table hall_log_checkpoints is 'log';
create table hall_log_cosignatures (
  hall_id integer not null,
  size integer not null,
  witness text not null,
  line text not null,
  at timestamptz not null,
  primary key (hall_id, size, witness),
  foreign key (hall_id, size) references hall_log_checkpoints
);
comment on table hall_log_cosignatures is 'log';

create function refuse_log_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed or deleted', tg_table_name;
end $$;
create trigger hall_log_never_changes before update or delete on hall_log
  for each row execute function refuse_log_change();
create trigger hall_log_never_truncated before truncate on hall_log
  for each statement execute function refuse_log_change();
create trigger hall_log_nodes_never_change before update or delete on hall_log_nodes
  for each row execute function refuse_log_change();
create trigger hall_log_nodes_never_truncated before truncate on hall_log_nodes
  for each statement execute function refuse_log_change();
create trigger hall_log_heads_never_deleted before delete on hall_log_heads
  for each row execute function refuse_log_change();
create trigger hall_log_heads_never_truncated before truncate on hall_log_heads
  for each statement execute function refuse_log_change();

create trigger hall_log_checkpoints_never_change before update or delete on hall_log_checkpoints
  for each row execute function refuse_log_change();
create trigger hall_log_checkpoints_never_truncated before truncate on hall_log_checkpoints
  for each statement execute function refuse_log_change();
create trigger hall_log_cosignatures_never_change before update or delete on hall_log_cosignatures
  for each row execute function refuse_log_change();
create trigger hall_log_cosignatures_never_truncated before truncate on hall_log_cosignatures
  for each statement execute function refuse_log_change();

-- The hash of an entry, and of two subtrees (RFC 6962, 2.1).
create function merkle_leaf(entry text) returns bytea language sql immutable parallel safe
  return sha256('\x00'::bytea || convert_to(entry, 'UTF8'));
create function merkle_node(left_hash bytea, right_hash bytea) returns bytea language sql immutable parallel safe
  return sha256('\x01'::bytea || left_hash || right_hash);

-- The frontier of a tree of `size` entries after one more.
create function merkle_grow(frontier bytea[], size integer, leaf bytea) returns bytea[]
  language plpgsql immutable parallel safe as $$
declare
  level integer := 0;
  whole bytea := leaf;
  left_hash bytea;
begin
  while (size >> level) & 1 = 1 loop
    left_hash := frontier[level + 1];
    frontier[level + 1] := whole;
    whole := sha256('\x01'::bytea || left_hash || whole);
    level := level + 1;
  end loop;
  frontier[level + 1] := whole;
  return frontier;
end $$;

create function merkle_root(frontier bytea[], size integer) returns bytea
  language plpgsql immutable parallel safe as $$
declare
  root bytea;
  level integer := 0;
begin
  while (size >> level) > 0 loop
    if (size >> level) & 1 = 1 then
      root := case when root is null then frontier[level + 1] else sha256('\x01'::bytea || frontier[level + 1] || root) end;
    end if;
    level := level + 1;
  end loop;
  return coalesce(root, sha256(''::bytea));
end $$;

-- What the entry that made a tree `size` entries large completed: hashes over 256, 65536, … entries.
create function merkle_completed(frontier bytea[], size integer)
  returns table (level integer, index integer, hash bytea) language sql immutable parallel safe
begin atomic
  select one, (size >> (8 * one)) - 1, frontier[8 * one + 1]
  from generate_series(1, 3) one where size > 0 and size % (1 << (8 * one)) = 0;
end;

-- Locks the end of a hall's log until the transaction ends; a hall without one gets an empty one.
create function lock_hall_log(hall integer) returns table (size integer, last_at timestamptz, root bytea)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into hall_log_heads as h (hall_id, size, last_at, root, frontier)
    values (hall, 0, 'epoch', merkle_root('{}', 0), '{}') on conflict do nothing;
  return query select h.size, h.last_at, h.root from hall_log_heads h where h.hall_id = hall for update;
end $$;

-- Adds entries to a hall's log, the first of them at the index `from_index`. `rounds` says for each which round it speaks
-- of. Refuses an index that is not the next, a time that runs back and an entry that is too long. Gives the log's new end.
create function append_hall_log(hall integer, from_index integer, rounds integer[], entries text[])
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
    select nr, entry, round, case jsonb_typeof(e -> 'at') when 'number' then to_timestamp((e ->> 'at')::bigint / 1000.0)
      else (e ->> 'at')::timestamptz end as at, e ->> 'kind' as kind
    from unnest(entries, rounds) with ordinality as t (entry, round, nr), lateral (select entry::jsonb as e) parsed
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

-- Keeps the line by which a witness cosigned a checkpoint that is kept.
create function keep_log_cosignature(hall integer, of_size integer, of_witness text, signature text, signed timestamptz) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into hall_log_cosignatures values (hall, of_size, of_witness, signature, signed) on conflict do nothing
$$;

-- A permit remembers root and size of its hall's log at its issue.
alter table permits add column log_size integer;

-- The lines of the older chains are the first entries, as they were written. What a permit remembered of a chain becomes
-- the root of the tree at the same line.
do $$
declare
  hall integer;
  line hall_log_chain;
  frontier bytea[];
  size integer;
begin
  perform set_config('audit.is_filling', 'on', true);
  for hall in select distinct hall_id from hall_log_chain loop
    frontier := '{}';
    size := 0;
    for line in select * from hall_log_chain where hall_id = hall order by seq loop
      insert into hall_log values (hall, size, line.at, line.kind, line.round_id, line.entry, merkle_leaf(line.entry));
      frontier := merkle_grow(frontier, size, merkle_leaf(line.entry));
      size := size + 1;
      insert into hall_log_nodes select hall, done.* from merkle_completed(frontier, size) done;
      update permits set log_head = encode(merkle_root(frontier, size), 'hex'), log_size = size where log_head = line.hash;
    end loop;
    insert into hall_log_heads values (hall, size, (select max(at) from hall_log where hall_id = hall),
      merkle_root(frontier, size), frontier);
  end loop;
  perform set_config('audit.is_filling', 'off', true);
end $$;
drop table hall_log_chain;

-- All of it belongs to the role apart. Making its things takes the right to make them, for this moment only.
revoke execute on function lock_hall_log(integer), append_hall_log(integer, integer, integer[], text[]),
  keep_log_cosignature(integer, integer, text, text, timestamptz) from public;
grant create on schema public to bargah_log;
alter table hall_log owner to bargah_log;
alter table hall_log_heads owner to bargah_log;
alter table hall_log_nodes owner to bargah_log;
alter table hall_log_checkpoints owner to bargah_log;
alter table hall_log_cosignatures owner to bargah_log;
alter function refuse_log_change() owner to bargah_log;
alter function merkle_leaf(text) owner to bargah_log;
alter function merkle_node(bytea, bytea) owner to bargah_log;
alter function merkle_grow(bytea[], integer, bytea) owner to bargah_log;
alter function merkle_root(bytea[], integer) owner to bargah_log;
alter function merkle_completed(bytea[], integer) owner to bargah_log;
alter function lock_hall_log(integer) owner to bargah_log;
alter function append_hall_log(integer, integer, integer[], text[]) owner to bargah_log;
alter function keep_log_cosignature(integer, integer, text, text, timestamptz) owner to bargah_log;
revoke create on schema public from bargah_log;
grant usage on schema public to bargah_log;
