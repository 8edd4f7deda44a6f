-- What people call a row that the audit tells of: its name, or of what has none, whose it is or where it goes.
create function name_of_row(kind text, row_id text) returns text language sql stable as $$
  select case $1
    when 'companies' then (select name from companies where id = $2::int)
    when 'customers' then (select name from customers where id = $2::int)
    when 'main_offices' then (select name from main_offices where id = $2::int)
    when 'halls' then (select name from halls where id = $2::int)
    when 'users' then (select full_name from users where id = $2::int)
    when 'product_owners' then (select concat_ws(' ', first_name, last_name) from product_owners where id = $2::int)
    when 'drivers' then (select first_name || ' ' || last_name from drivers where id = $2::int)
    when 'cargos' then (select destination from cargos where id = $2::int)
    when 'permits' then (select first_name || ' ' || last_name from permits join drivers on drivers.id = driver_id where permits.id = $2::int)
    when 'turns' then (select first_name || ' ' || last_name from turns join drivers on drivers.id = driver_id where turns.id = $2::int)
    when 'accounts' then (select coalesce(companies.name, first_name || ' ' || last_name)
      from accounts left join companies on companies.id = company_id left join drivers on drivers.id = driver_id
      where accounts.id = $2::int)
  end
$$;

-- The row that a line of the audit is about: of what it changed that which people speak of, the nearest to the deed first.
create function audit_subject(line bigint) returns table (table_name text, row_id text) language sql stable as $$
  select audit_changes.table_name, audit_changes.row_id
  from (select array['permits', 'cargos', 'turns', 'companies', 'product_owners', 'drivers', 'customers', 'halls',
    'main_offices', 'users', 'accounts'] as all_kinds) known, audit_changes
  where audit_changes.line = $1 and audit_changes.table_name = any (all_kinds)
  order by array_position(all_kinds, audit_changes.table_name), audit_changes.id limit 1
$$;

-- The rows whose name has the words, as `normalize_text` spells them, and permits and loads by their number.
create function audit_rows_named(words text) returns table (table_name text, row_id text) language sql stable as $$
  select 'companies', id::text from companies where strpos(normalize_text(name), $1) > 0 or national_id = $1
  union all select 'customers', id::text from customers where strpos(normalize_text(name), $1) > 0 or national_id = $1
  union all select 'main_offices', id::text from main_offices where strpos(normalize_text(name), $1) > 0
  union all select 'halls', id::text from halls where strpos(normalize_text(name), $1) > 0
  union all select 'users', id::text from users where strpos(normalize_text(full_name), $1) > 0
  union all select 'product_owners', id::text from product_owners
    where strpos(normalize_text(concat_ws(' ', first_name, last_name)), $1) > 0 or national_id = $1
  union all (
    with named as (select id from drivers
      where strpos(normalize_text(first_name || ' ' || last_name), $1) > 0 or national_id = $1)
    select 'drivers', id::text from named
    union all select 'permits', permits.id::text from permits join named on named.id = driver_id
    union all select 'turns', turns.id::text from turns join named on named.id = driver_id)
  union all select kind, $1 from (values ('permits'), ('cargos')) numbered (kind) where $1 ~ '^\d{1,9}$'
$$;
