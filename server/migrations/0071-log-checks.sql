-- What each comparison of the tables with the logs and the audit found (features/reconciliation/check-tables.ts): the first
-- two hundred differences, and how many there are.
create table log_checks (
  id integer primary key generated always as identity,
  at timestamptz not null,
  entries bigint not null,
  rows bigint not null,
  difference_count integer not null,
  differences jsonb not null
);
comment on table log_checks is 'reconciliation';

-- Whether an act is told of a moment at which money moved.
create index audit_log_of_moment on audit_log (at) where outcome = 'done';
