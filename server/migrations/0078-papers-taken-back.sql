-- Documents that were taken back (feature documents). The row stays, with who took it back, when and why; the file stays too,
-- for support alone. The permit's history names the document in the step by which it went back.
alter table permit_documents
  add withdrawn_at timestamptz,
  add withdrawn_by integer references users,
  add withdraw_reason text check (withdraw_reason <> ''),
  add constraint withdrawn_by_whom_and_why check (num_nulls(withdrawn_at, withdrawn_by, withdraw_reason) in (0, 3));

alter table permit_events add withdrawn_document_id integer references permit_documents;
create unique index one_withdrawal_of_a_document on permit_events (withdrawn_document_id)
  where withdrawn_document_id is not null;

alter table files add taken_back_at timestamptz;
