-- How far a driver was when a choice of his was last refused for it: the hall's desk answers him by it. Of where he was
-- it keeps nothing.
create table far_choices (
  turn_id integer primary key references turns,
  at timestamptz not null,
  away_km integer not null,
  range_km integer not null
);
comment on table far_choices is 'rounds';
