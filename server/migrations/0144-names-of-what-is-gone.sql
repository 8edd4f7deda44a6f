-- Lines of the audit name more of what they are about: rates of freight, tariffs with their town, a permit that was printed,
-- which changes no row, and base information that is there no more, by what the line kept of it. Ids of towns, provinces and
-- rates have names too.
create function in_thousands(number bigint) returns text language sql immutable as $$
  select translate(to_char($1, 'FM999,999,999,999,999'), '0123456789,', '۰۱۲۳۴۵۶۷۸۹٬')
$$;

create or replace function audit_subject(line bigint) returns table (table_name text, row_id text) language sql stable as $$
  (select first_changes.table_name, first_changes.row_id
  from (select array['permits', 'cargos', 'turns', 'companies', 'product_owners', 'drivers', 'customers', 'halls',
    'main_offices', 'users', 'payments', 'accounts', 'goods', 'packagings', 'loader_types', 'holidays', 'native_drivers',
    'hall_tariffs', 'hall_companies', 'hall_show_times', 'messages', 'saved_reports', 'priorities', 'rounds', 'freight_rates']
    as all_kinds) known,
    (select audit_changes.id, audit_changes.table_name, audit_changes.row_id from audit_changes
      where audit_changes.line = $1 order by audit_changes.id limit 200) first_changes
  where first_changes.table_name = any (all_kinds) and first_changes.row_id !~ '^\d+ \d'
  order by array_position(all_kinds, first_changes.table_name), first_changes.id limit 1)
  union all
  (select 'permits', asked.permit from audit_log,
    lateral (select coalesce(input ->> 'DriverReserveId', input ->> 'driverLoadReserveId') as permit) asked
  where audit_log.id = $1 and endpoint in ('printPermit', 'printPermitLegacy') and asked.permit ~ '^\d{1,9}$')
  limit 1
$$;

create function name_of_tariff(hall integer, city integer) returns text language sql stable as $$
  select halls.name || '، تا ' || cities.name from halls, cities where halls.id = $1 and cities.id = $2
$$;

create or replace function name_of_row(kind text, row_id text) returns text language plpgsql stable
  set plan_cache_mode = force_generic_plan as $$
begin
  case $1
    when 'turns' then return (select in_persian(number) || '، ' || first_name || ' ' || last_name
      from turns join drivers on drivers.id = driver_id where turns.id = $2::int);
    when 'priorities' then return (select in_persian(cargo_id) || '، نوبت ' || in_persian(number) || '، ' || first_name || ' ' || last_name
      from priorities join turns on turns.id = turn_id join drivers on drivers.id = driver_id where priorities.id = $2::int);
    when 'rounds' then return (select translate(to_char(opens_at at time zone 'Asia/Tehran', 'HH24:MI'), '0123456789', '۰۱۲۳۴۵۶۷۸۹')
        || '، سالن ' || name || '، شمارهٔ ' || in_persian(rounds.id)
      from rounds join halls on halls.id = hall_id where rounds.id = $2::int);
    when 'goods' then return (select name from goods where id = $2::int);
    when 'packagings' then return (select name from packagings where id = $2::int);
    when 'loader_types' then return (select name from loader_types where id = $2::int);
    when 'holidays' then return (select title from holidays where id = $2::int);
    when 'freight_rates' then return (select in_thousands(rial_per_tonne_km) || ' ریال' from freight_rates where id = $2::int);
    when 'cities' then return (select name from cities where id = $2::int);
    when 'provinces' then return (select name from provinces where id = $2::int);
    when 'saved_reports' then return (select name from saved_reports where id = $2::int);
    when 'messages' then return (select coalesce(question.title, messages.title)
      from messages left join messages question on question.id = messages.question_id where messages.id = $2::int);
    when 'payments' then return (select coalesce(companies.name, first_name || ' ' || last_name)
      from payments left join companies on companies.id = company_id left join drivers on drivers.id = driver_id
      where payments.id = $2::int);
    when 'native_drivers' then return (select first_name || ' ' || last_name
      from native_drivers join drivers on drivers.id = driver_id where native_drivers.id = $2::int);
    when 'hall_tariffs' then return (select name_of_tariff(hall_id, city_id) from hall_tariffs where id = $2::int);
    when 'hall_companies' then return (select halls.name
      from hall_companies join halls on halls.id = hall_id where hall_companies.id = $2::int);
    when 'hall_show_times' then return (select name
      from hall_show_times join halls on halls.id = hall_id where hall_show_times.id = $2::int);
    else return name_of_main_row($1, $2);
  end case;
end
$$;

-- What a row was called that is there no more, by all its columns; null of what is never deleted.
create function name_of_kept(kind text, facts jsonb) returns text language sql stable as $$
  select case
    when $1 in ('goods', 'packagings', 'loader_types', 'saved_reports') then $2 ->> 'name'
    when $1 = 'holidays' then $2 ->> 'title'
    when $1 = 'freight_rates' then in_thousands(($2 ->> 'rial_per_tonne_km')::bigint) || ' ریال'
    when $1 = 'hall_tariffs' then name_of_tariff(($2 ->> 'hall_id')::int, ($2 ->> 'city_id')::int)
    when $1 in ('hall_companies', 'hall_show_times') then name_of_row('halls', $2 ->> 'hall_id')
    when $1 = 'native_drivers' then name_of_row('drivers', $2 ->> 'driver_id')
  end
$$;

-- The rows that belong to a hall: its tariffs, companies, natives and show times, those that are there no more too.
create function rows_of_hall(hall text) returns table (table_name text, row_id text) language sql stable as $$
  select 'hall_tariffs', id::text from hall_tariffs where hall_id::text = $1
  union select 'hall_companies', id::text from hall_companies where hall_id::text = $1
  union select 'hall_show_times', id::text from hall_show_times where hall_id::text = $1
  union select 'native_drivers', id::text from native_drivers where hall_id::text = $1
  union select audit_changes.table_name, audit_changes.row_id from audit_changes
    where audit_changes.table_name in ('hall_tariffs', 'hall_companies', 'hall_show_times', 'native_drivers')
      and coalesce(after, before) ->> 'hall_id' = $1
$$;
