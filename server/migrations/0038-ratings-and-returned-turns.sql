-- How companies and owners were served by a driver, once a permit (spec 1 §3, decisions §7).
create table driver_rates (
  id integer primary key generated always as identity,
  permit_id integer not null unique references permits,
  driver_id integer not null references drivers,
  rate smallint not null check (rate between 1 and 5),
  description text not null,
  rated_by integer not null references users,
  rated_at timestamptz not null
);
create index driver_rates_of_driver on driver_rates (driver_id, id desc);
comment on table driver_rates is 'ratings';
comment on column driver_rates.rate is 'Rate';
select audit_table('driver_rates');

-- Whether the turn that a voided permit had used up is back, by whom, and in which line of its hall's log it stands.
alter table permits
  add column turn_returned_at timestamptz,
  add column turn_returned_by integer references users,
  add column turn_returned_line integer;
create index permits_of_turn on permits (turn_id) where turn_id is not null;
-- A picture of a picture, small enough for a list; PDFs have none, and what was sent before has none.
alter table files add column thumbnail bytea;
drop trigger files_inserts_told on files;
drop trigger files_updates_told on files;
drop trigger files_deletes_told on files;
select audit_table('files', hidden => '{thumbnail}');

