-- What drivers without a device that is told are told by text message (feature notifications): noted with the thing itself, to
-- be put into the outbox a moment later, and kept for a day or two, to count how many a driver got.
create table sms_told (
  id integer primary key generated always as identity,
  driver_id integer not null references drivers,
  kind text not null check (kind in ('turn_given', 'load_given', 'load_lost')),
  said jsonb not null,
  told_at timestamptz not null,
  is_written boolean not null default false
);
comment on table sms_told is 'notifications';
comment on column sms_told.kind is 'ToldKind';
create index sms_told_of_driver on sms_told (driver_id, told_at);
create index sms_told_unwritten on sms_told (id) where not is_written;
