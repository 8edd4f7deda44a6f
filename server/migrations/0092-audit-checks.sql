-- What each computing of the audit's chain anew found (features/audit/check-chain.ts): how many rows are whole and since when,
-- or the first line that is not.
create table audit_checks (
  id integer primary key generated always as identity,
  at timestamptz not null,
  rows bigint not null,
  since timestamptz,
  broken_line bigint,
  -- why, for whoever runs the server
  fault text
);
comment on table audit_checks is 'audit';
