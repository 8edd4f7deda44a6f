-- Choices that a rule refused in a hall with rounds: its public log tells them when lists are opened, so that no wish is told
-- before. `round_id` is empty where no round was open; `told_at` is when the log told it.
create table refused_choices (
  id integer primary key generated always as identity,
  hall_id integer not null references halls,
  round_id integer references rounds,
  turn_number integer not null,
  cargo_id integer not null references cargos,
  reason text not null,
  refused_at timestamptz not null,
  told_at timestamptz
);
comment on table refused_choices is 'rounds';
-- however often the same is tried
create unique index refused_choices_once on refused_choices (hall_id, coalesce(round_id, 0), turn_number, cargo_id, reason);
create index refused_choices_untold on refused_choices (hall_id) where told_at is null;
