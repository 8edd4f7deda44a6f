-- outside a transaction
-- What a search of the audit looks up (feature audit): who is called so, which addresses have a number, what people were told.
create index concurrently if not exists users_search on users using gin (normalize_text(full_name || ' ' || username) gin_trgm_ops);
create index concurrently if not exists audit_log_of_addresses on audit_log using gin (address gin_trgm_ops);
create index concurrently if not exists audit_log_of_reasons on audit_log using gin (normalize_text(reason) gin_trgm_ops)
  where reason is not null;

-- As 0090 has it, but whose name has the words is found by the indexes that searches have, of which drivers, customers and users
-- have many; what these find is then looked at as before.
create or replace function main_audit_rows_named(words text) returns table (table_name text, row_id text) language sql stable as $$
  with asked as (select '%' || regexp_replace($1, '([\\%_])', '\\\1', 'g') || '%' as pattern)
  select 'companies', id::text from companies where strpos(normalize_text(name), $1) > 0 or national_id = $1
  union all select 'customers', id::text from customers
    where search_text like (select pattern from asked) and (strpos(normalize_text(name), $1) > 0 or national_id = $1)
  union all select 'main_offices', id::text from main_offices where strpos(normalize_text(name), $1) > 0
  union all select 'halls', id::text from halls where strpos(normalize_text(name), $1) > 0
  union all select 'users', id::text from users
    where normalize_text(full_name || ' ' || username) like (select pattern from asked) and strpos(normalize_text(full_name), $1) > 0
  union all select 'product_owners', id::text from product_owners
    where strpos(normalize_text(concat_ws(' ', first_name, last_name)), $1) > 0 or national_id = $1
  union all (
    with named as (select id from drivers where search_text like (select pattern from asked)
      and (strpos(normalize_text(first_name || ' ' || last_name), $1) > 0 or national_id = $1))
    select 'drivers', id::text from named
    union all select 'permits', permits.id::text from permits join named on named.id = driver_id
    union all select 'turns', turns.id::text from turns join named on named.id = driver_id)
  union all select kind, $1 from (values ('permits'), ('cargos')) numbered (kind) where $1 ~ '^\d{1,9}$'
$$;
