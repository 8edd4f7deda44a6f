-- Of an event, the nouns that its tables noted by themselves, without those of which its call says that it may change them:
-- a hundred drivers of a queue read again what did change when one of them chooses, and not all that a split could.
alter table live_events add column noted text[];

create or replace function tell_live(of_call text[]) returns boolean language plpgsql as $$
declare
  words text[] := string_to_array(nullif(current_setting('live.told', true), ''), ' ');
begin
  if words is null and cardinality(of_call) = 0 then
    return false;
  end if;
  insert into live_events (nouns, noted, topics)
  select coalesce(array_agg(distinct word) filter (where not is_topic), '{}'),
    coalesce(array_agg(distinct word) filter (where not is_topic and is_noted), '{}'),
    coalesce(array_agg(distinct word) filter (where is_topic), '{}')
  from (
    select word, true as is_noted, word = 'free' or position(':' in word) > 0 as is_topic from unnest(words) one (word)
    union all
    select word, false, false from unnest(of_call) one (word)
  ) told;
  perform set_config('live.told', '', true);
  return true;
end $$;
