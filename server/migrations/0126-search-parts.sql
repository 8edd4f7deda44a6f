-- What the index of a search knows of a text: of each word its parts of five letters, and of four and three where it ends (see
-- kernel/search-parts.rules.ts, which asks for them). Whatever stands in a word begins one of its parts; parts of three letters alone,
-- as trigrams are, are had by so many rows of a large table that an index reads millions of lines to find a number.
create function search_parts(raw text) returns tsvector language plpgsql immutable strict parallel safe cost 1000 as $$
declare
  parts text[] := '{}';
  word text;
begin
  foreach word in array string_to_array(translate(raw, e'\x1f', ' '), ' ') loop
    for place in 1 .. length(word) - 2 loop
      parts := parts || substr(word, place, 5);
    end loop;
  end loop;
  return array_to_tsvector(parts);
end $$;

-- As 0091 and 0111 have it, in one; `parts` is what is asked of the indexes, null when the words are too short for these.
create function audit_rows_named(words text, parts tsquery) returns table (table_name text, row_id text)
language sql stable as $$
  with asked as (select '%' || regexp_replace($1, '([\\%_])', '\\\1', 'g') || '%' as pattern)
  select 'companies', id::text from companies where strpos(normalize_text(name), $1) > 0 or national_id = $1
  union all select 'customers', id::text from customers
    where ($2 is null or search_parts(search_text) @@ $2) and search_text like (select pattern from asked)
      and (strpos(normalize_text(name), $1) > 0 or national_id = $1)
  union all select 'main_offices', id::text from main_offices where strpos(normalize_text(name), $1) > 0
  union all select 'halls', id::text from halls where strpos(normalize_text(name), $1) > 0
  union all select 'users', id::text from users
    where ($2 is null or search_parts(normalize_text(full_name || ' ' || username)) @@ $2)
      and strpos(normalize_text(full_name), $1) > 0
  union all select 'product_owners', id::text from product_owners
    where strpos(normalize_text(concat_ws(' ', first_name, last_name)), $1) > 0 or national_id = $1
  union all (
    with named as (select id from drivers
      where ($2 is null or search_parts(search_text) @@ $2) and search_text like (select pattern from asked)
        and (strpos(normalize_text(first_name || ' ' || last_name), $1) > 0 or national_id = $1))
    select 'drivers', id::text from named
    union all select 'permits', permits.id::text from permits join named on named.id = driver_id
    union all select 'turns', turns.id::text from turns join named on named.id = driver_id)
  union all select kind, $1 from (values ('permits'), ('cargos')) numbered (kind) where $1 ~ '^\d{1,9}$'
  union all select 'goods', id::text from goods where strpos(normalize_text(name), $1) > 0
  union all select 'packagings', id::text from packagings where strpos(normalize_text(name), $1) > 0
  union all select 'loader_types', id::text from loader_types where strpos(normalize_text(name), $1) > 0
  union all select 'holidays', id::text from holidays where strpos(normalize_text(title), $1) > 0
  union all select 'saved_reports', id::text from saved_reports where strpos(normalize_text(name), $1) > 0
$$;
