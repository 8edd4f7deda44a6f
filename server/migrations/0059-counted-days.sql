-- Figures of days that are over (feature statistics). What was registered, announced and issued on each day of Tehran is
-- counted once, when the day is over; what comes to such a day later is added to it in the same transaction. So a home's
-- figures read a few hundred rows and today's, whatever the tables hold.
create table counted_days (
  day date primary key,
  drivers integer not null check (drivers >= 0),
  cargos integer not null check (cargos >= 0),
  permits integer not null check (permits >= 0)
);
comment on table counted_days is 'statistics';

create function tehran_day(at timestamptz) returns date language sql stable
  return (at at time zone 'Asia/Tehran')::date;

-- What comes to a day that is counted, or goes from it; days after the last counted one are nobody's yet. The arguments: a
-- column of counted_days, and the column of the table that says the day.
create function recount_day(kind text, on_day date, n integer) returns void language plpgsql as $$
begin
  if coalesce(on_day > (select max(day) from counted_days), true) then return; end if;
  insert into counted_days values (on_day, 0, 0, 0) on conflict do nothing;
  execute format('update counted_days set %1$I = %1$I + $1 where day = $2', kind) using n, on_day;
end $$;
create function recount_rows() returns trigger language plpgsql as $$
begin
  execute format('select recount_day($1, day, $2 * n) from
    (select tehran_day(%I) as day, count(*)::int as n from changed group by 1 order by 1) as counts', tg_argv[1])
    using tg_argv[0], case tg_op when 'INSERT' then 1 else -1 end;
  return null;
end $$;
create function recount_moved() returns trigger language plpgsql as $$
begin
  perform recount_day(tg_argv[0], tehran_day((to_jsonb(old) ->> tg_argv[1])::timestamptz), -1);
  perform recount_day(tg_argv[0], tehran_day((to_jsonb(new) ->> tg_argv[1])::timestamptz), 1);
  return null;
end $$;

do $$
declare counted record;
begin
  for counted in values ('drivers', 'created_at'), ('cargos', 'announced_at'), ('permits', 'issued_at') loop
    execute format('create trigger counts_new after insert on %1$I referencing new table as changed
      for each statement execute function recount_rows(%1$L, %2$L)', counted.column1, counted.column2);
    execute format('create trigger counts_gone after delete on %1$I referencing old table as changed
      for each statement execute function recount_rows(%1$L, %2$L)', counted.column1, counted.column2);
    execute format('create trigger counts_moved after update of %2$I on %1$I for each row
      when (old.%2$I is distinct from new.%2$I) execute function recount_moved(%1$L, %2$L)',
      counted.column1, counted.column2);
  end loop;
end $$;

-- Counts the days that are over before an instant and are not counted yet. Nothing may be written while it looks, or a row
-- of such a day, not yet committed, would be counted by nobody; whoever calls it waits for that no longer than a moment.
create function count_days_before(until timestamptz) returns integer language plpgsql as $$
declare
  since date := (select max(day) + 1 from counted_days);
  first_at timestamptz;
  added integer;
begin
  if since >= tehran_day(until) then return 0; end if;
  lock table drivers, cargos, permits in share mode;
  first_at := coalesce(since::timestamp at time zone 'Asia/Tehran', '-infinity');
  insert into counted_days
  select day, sum(drivers), sum(cargos), sum(permits) from (
    select tehran_day(created_at) as day, count(*) as drivers, 0 as cargos, 0 as permits from drivers
      where created_at >= first_at and created_at < tehran_day(until)::timestamp at time zone 'Asia/Tehran' group by 1
    union all
    select tehran_day(announced_at), 0, count(*), 0 from cargos
      where announced_at >= first_at and announced_at < tehran_day(until)::timestamp at time zone 'Asia/Tehran' group by 1
    union all
    select tehran_day(issued_at), 0, 0, count(*) from permits
      where issued_at >= first_at and issued_at < tehran_day(until)::timestamp at time zone 'Asia/Tehran' group by 1
    union all
    -- so that the last day stands though nothing happened on it
    select tehran_day(until) - 1, 0, 0, 0
  ) as counts group by day;
  get diagnostics added = row_count;
  return added;
end $$;
select count_days_before(now() - interval '1 hour');

-- a company's home: what is open, and what was delivered today
create index permits_open_of_company on permits (company_id) where status in (1, 2, 3, 4, 5);
create index permit_events_of_deliveries on permit_events (at) where status = 5;
