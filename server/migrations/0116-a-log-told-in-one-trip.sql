-- A hall's log was told in two trips, with its end locked meanwhile: an entry has its time in its text, and the time is read
-- under the lock. The text now comes in two halves, and the time is put between them here.
grant create on schema public to bargah_log;
set local role bargah_log;

-- Adds entries of one moment, which is given, but never before the last entry's; the caller has locked the log's end before
-- the moment was read. Out: that moment, the index of the first entry, and the log's new end.
create function tell_hall_log(hall integer, moment timestamptz, rounds integer[], heads text[], tails text[])
  returns table (at timestamptz, first_index integer, size integer, root bytea)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  head hall_log_heads;
  told timestamptz;
  entries text[];
begin
  select * into head from hall_log_heads h where h.hall_id = hall for update;
  if head.hall_id is null then
    raise exception 'hall % has no log', hall;
  end if;
  told := greatest(date_trunc('milliseconds', moment), head.last_at);
  select array_agg(before || (extract(epoch from told) * 1000)::bigint || after order by nr) into entries
    from unnest(heads, tails) with ordinality as halves (before, after, nr);
  return query select told, head.size, added.size, added.root
    from append_hall_log(hall, head.size, rounds, entries) added;
end $$;
revoke execute on function tell_hall_log(integer, timestamptz, integer[], text[], text[]) from public;
reset role;
revoke create on schema public from bargah_log;
