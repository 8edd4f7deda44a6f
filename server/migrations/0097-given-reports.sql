-- Saved views that an administrator gives to a role or to the accounts of a hall, and who does not want to see one (decision 0126).

alter table saved_reports
  add column given_role text,
  add column given_hall_id integer references halls,
  add constraint given_to_one check (num_nonnulls(given_role, given_hall_id) <= 1);
comment on column saved_reports.given_role is 'Role';

create table hidden_reports (
  user_id integer not null references users,
  report_id integer not null references saved_reports on delete cascade,
  primary key (user_id, report_id)
);
comment on table hidden_reports is 'reports';
select audit_table('hidden_reports', '{user_id,report_id}');
