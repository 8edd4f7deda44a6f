-- Of which ways drivers have themselves told when a load comes (feature wishes): from a city, or from where they unload, to a
-- city, or anywhere.
create table wishes (
  id integer primary key generated always as identity,
  driver_id integer not null references drivers,
  from_city_id integer references cities,
  to_city_id integer references cities,
  created_at timestamptz not null,
  constraint wishes_same unique nulls not distinct (driver_id, from_city_id, to_city_id)
);
comment on table wishes is 'wishes';
select audit_table('wishes');

-- Of which load a driver was told: of each once, and of so many in a day.
create table wishes_told (
  driver_id integer not null references drivers,
  cargo_id integer not null references cargos,
  told_at timestamptz not null,
  primary key (driver_id, cargo_id)
);
comment on table wishes_told is 'wishes';
create index wishes_told_of_driver on wishes_told (driver_id, told_at);

-- Up to when announced loads were looked at; one row.
create table wishes_looked (
  is_one boolean primary key check (is_one),
  upto timestamptz not null
);
comment on table wishes_looked is 'wishes';
insert into wishes_looked values (true, now());

-- How somebody does not want to be told of what (feature notifications); what does not stand here is on.
create table notices_off (
  user_id integer not null references users,
  kind text not null check (kind in ('wish', 'permit', 'turn', 'cargo', 'wallet', 'answer')),
  channel text not null check (channel in ('push', 'sms')),
  primary key (user_id, kind, channel)
);
comment on table notices_off is 'notifications';
comment on column notices_off.kind is 'ChosenKind';
comment on column notices_off.channel is 'NoticeChannel';
select audit_table('notices_off', '{user_id,kind,channel}');
