-- What whoever looks at a hall is told of as it changes: its tariffs and its native drivers too (0044).
select live_table('hall_tariffs', 'hall', $$select 'hall:' || hall_id from changed$$);
select live_table('native_drivers', 'hall', $$select 'hall:' || hall_id from changed$$);

-- At the desk one also sees who was too far away, who has the money and whose account is active: the hall in whose queue a
-- driver stands is told of him.
select live_table('far_choices', 'priority', $$
  select 'hall:' || hall_id from turns where id in (select turn_id from changed)$$);
create function live_anew(name text, noun text, topics text) returns void language plpgsql as $$
begin
  execute format('drop function live_of_%I() cascade', name);
  perform live_table(name, noun, topics);
end $$;
select live_anew('accounts', 'wallet', $$
  select unnest(array['driver:' || driver_id, 'company:' || company_id]) from changed
  union all select 'hall:' || hall_id from turns where status = 'live' and driver_id in (select driver_id from changed)$$);
select live_anew('drivers', 'driver', $$
  select 'driver:' || id from changed
  union all select 'hall:' || hall_id from turns where status = 'live' and driver_id in (select id from changed)$$);
drop function live_anew(text, text, text);

-- The turns that ended as their hall was closed, which may return once it is open again.
create index turns_of_closed_halls on turns (hall_id, ended_at) where status = 'hall_closed';

-- Where a turn stands in its hall's log, for its slip: the older chains call its number otherwise. The log is its keeper's.
grant create on schema public to bargah_log;
set local role bargah_log;
create index hall_log_of_turn on hall_log (hall_id, coalesce(entry::jsonb ->> 'turn', entry::jsonb ->> 'turnNumber'))
  where kind = 'turn_taken';
reset role;
revoke create on schema public from bargah_log;
