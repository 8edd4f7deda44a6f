-- The salt of each change of a list (feature rounds), for its driver who asks for a receipt that did not come: sealed_lists
-- holds the last one alone. What changed the list is in the audit there.
create table list_salts (
  round_id integer not null references rounds,
  turn_id integer not null references turns,
  change integer not null check (change > 0),
  salt text not null check (salt ~ '^[0-9a-f]{32}$'),
  primary key (turn_id, round_id, change)
);
comment on table list_salts is 'rounds';
create function refuse_salt_change() returns trigger language plpgsql as $$
begin
  raise exception 'salts of lists are never changed or deleted';
end $$;
create trigger list_salts_never_change before update or delete on list_salts
  for each row execute function refuse_salt_change();
insert into list_salts (round_id, turn_id, change, salt) select round_id, turn_id, change, salt from sealed_lists;
