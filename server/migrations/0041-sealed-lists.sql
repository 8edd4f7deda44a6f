-- What the public log commits to and does not yet tell (docs/log-format.md).

-- The salt that binds a turn's number to its driver, truck and loader type: told to that driver alone.
create table turn_salts (
  turn_id integer primary key references turns,
  salt text not null check (salt ~ '^[0-9a-f]{32}$')
);
comment on table turn_salts is 'turns';

-- The list of each turn in a round as the log has sealed it last, `change` counting its seals.
create table sealed_lists (
  round_id integer not null references rounds,
  turn_id integer not null references turns,
  change integer not null check (change > 0),
  salt text not null check (salt ~ '^[0-9a-f]{32}$'),
  cargo_ids integer[] not null,
  primary key (round_id, turn_id)
);
comment on table sealed_lists is 'rounds';

-- When the lists of a round were opened, and how long the log was with them: no split before a checkpoint covers that.
alter table rounds add column sealed_at timestamptz;
alter table rounds add column sealed_size integer;
alter table rounds add check ((sealed_at is null) = (sealed_size is null));

select audit_table('turn_salts', '{turn_id}', '{salt}');
select audit_table('sealed_lists', '{round_id,turn_id}', '{salt,cargo_ids}');
