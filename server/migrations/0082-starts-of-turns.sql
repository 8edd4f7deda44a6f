-- outside a transaction
-- instead of 387a5141c15e243db41401f4b11ec002c434741b49ffdc59645731db5ef88aba
-- How many of its loader type a turn found before it when it was taken, by which a later one finds those that began alike
-- (feature turns). Beside the turn and not in it: it is told once, and what a wait is reckoned from is found by index alone.
create table if not exists turn_starts (
  turn_id integer primary key references turns,
  hall_id integer not null references halls,
  loader_type_id integer not null references loader_types,
  ahead integer not null check (ahead >= 0),
  taken_at timestamptz not null
);
comment on table turn_starts is 'turns';
create index if not exists turn_starts_alike on turn_starts (hall_id, loader_type_id, taken_at desc) include (ahead, turn_id);

-- Of turns from before, those that a wait is still reckoned from: twice twelve weeks. Apart from the table, whose making holds
-- up who takes a turn; numbers are given in order, so that who was before has also come before, but for moments.
insert into turn_starts (turn_id, hall_id, loader_type_id, ahead, taken_at)
  select turns.id, turns.hall_id, freighters.loader_type_id,
    (select count(*) from turns other join freighters truck on truck.id = other.freighter_id
      where other.hall_id = turns.hall_id and other.number < turns.number
        and other.taken_at > turns.taken_at - interval '14 days'
        and other.taken_at < turns.taken_at + interval '1 hour'
        and (other.ended_at is null or other.ended_at > turns.taken_at)
        and truck.loader_type_id = freighters.loader_type_id),
    turns.taken_at
  from turns join freighters on freighters.id = turns.freighter_id
  where turns.taken_at > now() - interval '168 days' or turns.status = 'live'
  on conflict do nothing;
