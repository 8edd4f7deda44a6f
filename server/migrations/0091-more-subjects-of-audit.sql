-- The audit names goods and the like too, and of what has no name of its own whose it is.
alter function name_of_row(text, text) rename to name_of_main_row;

create function name_of_row(kind text, row_id text) returns text language sql stable as $$
  select case $1
    when 'goods' then (select name from goods where id = $2::int)
    when 'packagings' then (select name from packagings where id = $2::int)
    when 'loader_types' then (select name from loader_types where id = $2::int)
    when 'holidays' then (select title from holidays where id = $2::int)
    when 'saved_reports' then (select name from saved_reports where id = $2::int)
    when 'messages' then (select coalesce(question.title, messages.title)
      from messages left join messages question on question.id = messages.question_id where messages.id = $2::int)
    when 'payments' then (select coalesce(companies.name, first_name || ' ' || last_name)
      from payments left join companies on companies.id = company_id left join drivers on drivers.id = driver_id
      where payments.id = $2::int)
    when 'native_drivers' then (select first_name || ' ' || last_name
      from native_drivers join drivers on drivers.id = driver_id where native_drivers.id = $2::int)
    when 'hall_tariffs' then (select name from hall_tariffs join halls on halls.id = hall_id where hall_tariffs.id = $2::int)
    when 'hall_companies' then (select halls.name
      from hall_companies join halls on halls.id = hall_id where hall_companies.id = $2::int)
    when 'hall_show_times' then (select name
      from hall_show_times join halls on halls.id = hall_id where hall_show_times.id = $2::int)
    else name_of_main_row($1, $2)
  end
$$;

-- The nearest to the deed first; what is written beside something else comes after it.
create or replace function audit_subject(line bigint) returns table (table_name text, row_id text) language sql stable as $$
  select audit_changes.table_name, audit_changes.row_id
  from (select array['permits', 'cargos', 'turns', 'companies', 'product_owners', 'drivers', 'customers', 'halls',
    'main_offices', 'users', 'payments', 'accounts', 'goods', 'packagings', 'loader_types', 'holidays', 'native_drivers',
    'hall_tariffs', 'hall_companies', 'hall_show_times', 'messages', 'saved_reports'] as all_kinds) known, audit_changes
  where audit_changes.line = $1 and audit_changes.table_name = any (all_kinds)
  order by array_position(all_kinds, audit_changes.table_name), audit_changes.id limit 1
$$;

alter function audit_rows_named(text) rename to main_audit_rows_named;
create function audit_rows_named(words text) returns table (table_name text, row_id text) language sql stable as $$
  select * from main_audit_rows_named($1)
  union all select 'goods', id::text from goods where strpos(normalize_text(name), $1) > 0
  union all select 'packagings', id::text from packagings where strpos(normalize_text(name), $1) > 0
  union all select 'loader_types', id::text from loader_types where strpos(normalize_text(name), $1) > 0
  union all select 'holidays', id::text from holidays where strpos(normalize_text(title), $1) > 0
  union all select 'saved_reports', id::text from saved_reports where strpos(normalize_text(name), $1) > 0
$$;
