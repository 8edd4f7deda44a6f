-- Saved views that are sent to their owner each morning as a file (features/reports, docs/decisions/0128-morning-reports.md).
create table morning_reports (
  id integer primary key generated always as identity,
  report_id integer not null unique references saved_reports on delete cascade,
  user_id integer not null references users,
  -- a list of the contract by its name, and what it is asked for; days that go on with the calendar stand there as words
  call text not null,
  input jsonb not null,
  format text not null,
  -- of Tehran's day
  hour smallint not null check (hour between 0 and 23),
  -- when it is made next; null where it has stopped by itself, and then why
  next_at timestamptz,
  stopped text,
  -- from where it was asked for, for the audit
  address text not null,
  agent text,
  device_id text,
  constraint morning_reports_stopped check ((next_at is null) = (stopped is not null))
);
comment on table morning_reports is 'reports';
comment on column morning_reports.format is 'ListFormat';
create index morning_reports_due on morning_reports (next_at);
create index morning_reports_of_user on morning_reports (user_id);

-- What was made of one, at most once for each day; without a day, what its owner asked for besides.
create table morning_files (
  id integer primary key generated always as identity,
  morning_id integer not null references morning_reports on delete cascade,
  day text,
  begun_at timestamptz not null,
  state text not null,
  -- how many rows the view had, of which the first are in the file
  total integer,
  format text not null,
  bytes bytea,
  -- why nothing was made
  note text,
  constraint morning_files_once unique (morning_id, day)
);
comment on table morning_files is 'reports';
comment on column morning_files.state is 'MorningState';
comment on column morning_files.format is 'ListFormat';
create index morning_files_old on morning_files (begun_at);
select live_table('morning_reports', 'report', $$select 'user:' || user_id from changed$$);
select live_table('morning_files', 'report', $$
  select 'user:' || user_id from changed join morning_reports on morning_reports.id = morning_id$$);
