-- What changed, for whoever looks at it now (docs/decisions/0054-live.md): no rows, only what kind of thing and around whom.

create table live_events (
  -- the transaction's own number: whoever knows a snapshot knows which of these he has not seen
  xid bigint not null default pg_current_xact_id()::text::bigint,
  at timestamptz not null default clock_timestamp(),
  -- words of contract/src/kernel/nouns.ts
  nouns text[] not null,
  -- whom it concerns: `hall:3`, `driver:7`, `company:5`, `owner:2`, `user:9`, `free`
  topics text[] not null
);
comment on table live_events is 'kernel';
create index live_events_by_xid on live_events (xid);
create index live_events_by_age on live_events (at);

-- Notes in the transaction that things of a kind changed, and around whom; said once more, it adds nothing new.
create function note_live(noun text, topics text) returns void language plpgsql as $$
begin
  perform set_config('live.told',
    concat_ws(' ', nullif(current_setting('live.told', true), ''), noun, topics), true);
end $$;

-- Tells what was noted, together with the nouns of the call. Out: whether there was anything to tell.
create function tell_live(of_call text[]) returns boolean language plpgsql as $$
declare
  words text[] := string_to_array(nullif(current_setting('live.told', true), ''), ' ');
begin
  if words is null and cardinality(of_call) = 0 then
    return false;
  end if;
  insert into live_events (nouns, topics)
  select coalesce(array_agg(distinct word) filter (where not is_topic), '{}'),
    coalesce(array_agg(distinct word) filter (where is_topic), '{}')
  from (
    select word, word = 'free' or position(':' in word) > 0 as is_topic from unnest(words || of_call) one (word)
  ) told;
  perform set_config('live.told', '', true);
  return true;
end $$;

-- A table whose rows people look at notes its changes: by which noun, and around whom, as a query over the rows that changed.
create function live_table(name text, noun text, topics text) returns void language plpgsql as $make$
declare
  made text := format('for each statement execute function live_of_%I()', name);
begin
  execute format($one$
    create function live_of_%1$I() returns trigger language plpgsql as $body$
    declare
      told text;
    begin
      -- nobody looks on while the demo world is made
      if current_setting('audit.is_filling', true) = 'on' then
        return null;
      end if;
      select string_agg(distinct topic, ' ') into told from (%3$s) around (topic);
      if told is not null then
        perform note_live(%2$L, told);
      end if;
      return null;
    end $body$ $one$, name, noun, topics);
  execute format('create trigger %1$s_live_new after insert on %1$I referencing new table as changed ', name) || made;
  execute format('create trigger %1$s_live_changed after update on %1$I referencing new table as changed ', name) || made;
  execute format('create trigger %1$s_live_gone after delete on %1$I referencing old table as changed ', name) || made;
end $make$;

select live_table('turns', 'turn', $$select unnest(array['hall:' || hall_id, 'driver:' || driver_id]) from changed$$);
select live_table('rounds', 'round', $$select 'hall:' || hall_id from changed$$);
select live_table('round_cargos', 'round', $$
  select 'company:' || company_id from cargos where id in (select cargo_id from changed)$$);
select live_table('priorities', 'priority', $$
  select 'hall:' || hall_id from rounds where id in (select round_id from changed)
  union all select 'driver:' || driver_id from turns where id in (select turn_id from changed)
  union all select 'company:' || company_id from cargos where id in (select cargo_id from changed)$$);
select live_table('cargos', 'cargo', $$
  select unnest(array['company:' || company_id, 'owner:' || product_owner_id,
    case when is_hall then 'hall:' || hall_id else 'free' end]) from changed$$);
select live_table('cargo_chosen_drivers', 'cargo', $$select 'driver:' || driver_id from changed$$);
select live_table('permits', 'permit', $$
  select unnest(array['driver:' || changed.driver_id, 'company:' || changed.company_id,
    'owner:' || cargos.product_owner_id, 'hall:' || cargos.hall_id])
  from changed join cargos on cargos.id = changed.cargo_id$$);
select live_table('permit_documents', 'document', $$
  select unnest(array['driver:' || permits.driver_id, 'company:' || permits.company_id,
    'owner:' || cargos.product_owner_id, 'hall:' || cargos.hall_id])
  from permits join cargos on cargos.id = permits.cargo_id where permits.id in (select permit_id from changed)$$);
select live_table('driver_rates', 'rating', $$select 'driver:' || driver_id from changed$$);
select live_table('reserve_askings', 'permit', $$select 'driver:' || driver_id from changed$$);
select live_table('accounts', 'wallet', $$
  select unnest(array['driver:' || driver_id, 'company:' || company_id]) from changed$$);
select live_table('notifications', 'notification', $$select 'user:' || user_id from changed$$);
select live_table('pre_loads', 'preLoad', $$select 'company:' || company_id from changed$$);
select live_table('customers', 'customer', $$select 'company:' || company_id from changed$$);
select live_table('companies', 'company', $$select 'company:' || id from changed$$);
select live_table('product_owners', 'productOwner', $$select 'owner:' || id from changed$$);
select live_table('drivers', 'driver', $$select 'driver:' || id from changed$$);
select live_table('users', 'member', $$
  select unnest(array['user:' || id, 'company:' || company_id]) from changed$$);
select live_table('hall_show_times', 'hall', $$select 'hall:' || hall_id from changed$$);
select live_table('hall_companies', 'hall', $$
  select unnest(array['hall:' || hall_id, 'company:' || company_id]) from changed$$);

-- A session that ends is told to whoever holds it; that it was used is nobody's news.
create function live_of_session() returns trigger language plpgsql as $$
begin
  perform note_live('session', 'user:' || new.user_id);
  return null;
end $$;
create trigger sessions_live_ended after update of ended_at on sessions for each row
  when (new.ended_at is not null and old.ended_at is null) execute function live_of_session();

-- Of a hall everything but the number that its next turn gets.
create function live_of_hall() returns trigger language plpgsql as $$
begin
  perform note_live('hall', 'hall:' || new.id);
  return null;
end $$;
create trigger halls_live_changed after update on halls for each row
  when (to_jsonb(old) - 'last_turn_number' is distinct from to_jsonb(new) - 'last_turn_number')
  execute function live_of_hall();

-- When a driver was told that his turn ends soon; once is enough.
alter table turns add column warned_at timestamptz;
create index turns_to_warn on turns (expires_at) where status = 'live' and warned_at is null;

-- Browsers that asked to be told of notices while the panel is closed, each for the session that asked.
create table push_targets (
  session_id bigint primary key references sessions on delete cascade,
  user_id integer not null references users,
  endpoint text not null unique,
  public_key text not null,
  auth text not null,
  -- which key of ours it was told to trust
  key_id integer not null,
  created_at timestamptz not null
);
comment on table push_targets is 'notifications';
create index push_targets_of_user on push_targets (user_id);
