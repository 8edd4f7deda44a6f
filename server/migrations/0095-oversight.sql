-- What looks like favour (features/oversight): what somebody did more often in a month than others do, and what people who
-- looked into it say. A finding accuses nobody and changes nothing else.
create table findings (
  id integer primary key generated always as identity,
  kind text not null,
  -- when the Persian month began that was counted
  month_from timestamptz not null,
  -- whom or what it is about; where there are several, in which hall, of which company
  hall_id integer references halls,
  company_id integer references companies,
  user_id integer references users,
  freighter_id integer references freighters,
  device_id text,
  hits integer not null check (hits > 0),
  out_of integer not null,
  usual_hits integer not null check (usual_hits >= 0),
  usual_out_of integer not null,
  row_ids integer[] not null check (cardinality(row_ids) > 0),
  found_at timestamptz not null,
  seen_last_at timestamptz not null,
  constraint findings_hits_among check (out_of >= hits and usual_out_of >= usual_hits)
);
comment on table findings is 'oversight';
comment on column findings.kind is 'FindingKind';
create unique index findings_once on findings
  (kind, month_from, coalesce(hall_id, 0), coalesce(company_id, 0), coalesce(user_id, 0), coalesce(freighter_id, 0), coalesce(device_id, ''));
create index findings_newest on findings (found_at desc, id desc);
select audit_table('findings');

-- Only added to: what an auditor wrote stands beside what the next one writes.
create table finding_notes (
  id integer primary key generated always as identity,
  finding_id integer not null references findings,
  user_id integer not null references users,
  words text not null,
  at timestamptz not null
);
comment on table finding_notes is 'oversight';
create index finding_notes_of on finding_notes (finding_id, id);
create trigger finding_notes_never_change before update or delete or truncate on finding_notes
  for each statement execute function refuse_change();
select audit_table('finding_notes');
