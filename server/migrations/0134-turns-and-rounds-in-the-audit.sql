-- A line of the audit names turns by their numbers, choices by their loads and turns, and rounds by when they opened; one that
-- changed nothing that people speak of sooner is about its round.

create function in_persian(number integer) returns text language sql immutable as $$
  select translate($1::text, '0123456789', '۰۱۲۳۴۵۶۷۸۹')
$$;

create or replace function audit_subject(line bigint) returns table (table_name text, row_id text) language sql stable as $$
  select first_changes.table_name, first_changes.row_id
  from (select array['permits', 'cargos', 'turns', 'companies', 'product_owners', 'drivers', 'customers', 'halls',
    'main_offices', 'users', 'payments', 'accounts', 'goods', 'packagings', 'loader_types', 'holidays', 'native_drivers',
    'hall_tariffs', 'hall_companies', 'hall_show_times', 'messages', 'saved_reports', 'priorities', 'rounds'] as all_kinds) known,
    (select audit_changes.id, audit_changes.table_name, audit_changes.row_id from audit_changes
      where audit_changes.line = $1 order by audit_changes.id limit 200) first_changes
  where first_changes.table_name = any (all_kinds) and first_changes.row_id !~ '^\d+ \d'
  order by array_position(all_kinds, first_changes.table_name), first_changes.id limit 1
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
    when 'saved_reports' then return (select name from saved_reports where id = $2::int);
    when 'messages' then return (select coalesce(question.title, messages.title)
      from messages left join messages question on question.id = messages.question_id where messages.id = $2::int);
    when 'payments' then return (select coalesce(companies.name, first_name || ' ' || last_name)
      from payments left join companies on companies.id = company_id left join drivers on drivers.id = driver_id
      where payments.id = $2::int);
    when 'native_drivers' then return (select first_name || ' ' || last_name
      from native_drivers join drivers on drivers.id = driver_id where native_drivers.id = $2::int);
    when 'hall_tariffs' then return (select name from hall_tariffs join halls on halls.id = hall_id where hall_tariffs.id = $2::int);
    when 'hall_companies' then return (select halls.name
      from hall_companies join halls on halls.id = hall_id where hall_companies.id = $2::int);
    when 'hall_show_times' then return (select name
      from hall_show_times join halls on halls.id = hall_id where hall_show_times.id = $2::int);
    else return name_of_main_row($1, $2);
  end case;
end
$$;
