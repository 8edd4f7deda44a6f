-- What a line of the audit is about was looked for among all that it changed, four times for each line of a page; the split of a
-- large round changes 20,000 rows. The first two hundred say as well what it was.
create or replace function audit_subject(line bigint) returns table (table_name text, row_id text) language sql stable as $$
  select first_changes.table_name, first_changes.row_id
  from (select array['permits', 'cargos', 'turns', 'companies', 'product_owners', 'drivers', 'customers', 'halls',
    'main_offices', 'users', 'payments', 'accounts', 'goods', 'packagings', 'loader_types', 'holidays', 'native_drivers',
    'hall_tariffs', 'hall_companies', 'hall_show_times', 'messages', 'saved_reports'] as all_kinds) known,
    (select audit_changes.id, audit_changes.table_name, audit_changes.row_id from audit_changes
      where audit_changes.line = $1 order by audit_changes.id limit 200) first_changes
  where first_changes.table_name = any (all_kinds)
  order by array_position(all_kinds, first_changes.table_name), first_changes.id limit 1
$$;
