-- Of an event, what its tables noted and around whom, as pairs like `turn@hall:3`: of what one transaction changes in five
-- tables, a driver in the queue hears what concerns him, and not each noun at each topic. It takes the place of `noted`, which
-- older servers read; an event without it tells them all of its nouns.
alter table live_events add column told text[];

create or replace function note_live(noun text, topics text) returns void language plpgsql as $$
begin
  perform set_config('live.told',
    concat_ws(' ', nullif(current_setting('live.told', true), ''), regexp_replace(topics, '(\S+)', noun || '@\1', 'g')), true);
end $$;

create or replace function tell_live(of_call text[]) returns boolean language plpgsql as $$
declare
  pairs text[] := string_to_array(nullif(current_setting('live.told', true), ''), ' ');
begin
  if pairs is null and cardinality(of_call) = 0 then
    return false;
  end if;
  insert into live_events (nouns, told, topics)
  values (
    array(select split_part(pair, '@', 1) from unnest(pairs) one (pair) union select unnest(of_call)),
    array(select distinct pair from unnest(pairs) one (pair)),
    array(select distinct split_part(pair, '@', 2) from unnest(pairs) one (pair)));
  perform set_config('live.told', '', true);
  return true;
end $$;

-- Who comes last changes no place before him: the hall hears that its queue is longer, and not that turns changed.
create or replace function live_of_turns() returns trigger language plpgsql as $$
declare
  halls text;
  drivers text;
begin
  -- nobody looks on while the demo world is made
  if current_setting('audit.is_filling', true) = 'on' then
    return null;
  end if;
  select string_agg(distinct 'hall:' || hall_id, ' '), string_agg(distinct 'driver:' || driver_id, ' ')
  into halls, drivers from changed;
  if drivers is not null then
    perform note_live('turn', drivers);
    perform note_live(case tg_op when 'INSERT' then 'queue' else 'turn' end, halls);
  end if;
  return null;
end $$;
