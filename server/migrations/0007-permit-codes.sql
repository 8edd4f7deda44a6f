-- Each permit bears twelve digits for people to type: random, the last two check digits by ISO 7064 MOD 97-10 (decisions §7).

create function random_permit_code() returns text language sql volatile as $$
  -- 48 random bits of a random UUID make ten digits
  with random (digits) as (
    select ('x' || left(replace(gen_random_uuid()::text, '-', ''), 12))::bit(48)::bigint % 10000000000
  )
  select lpad((digits * 100 + 98 - digits * 100 % 97)::text, 12, '0') from random
$$;

alter table permits add column code text;

-- what stands gets its code, those that met by chance another one
do $$
begin
  loop
    update permits set code = random_permit_code() where code is null;
    exit when not found;
    update permits set code = null
    where id in (select id from (select id, row_number() over (partition by code) as place from permits) p where place > 1);
  end loop;
end
$$;

alter table permits
  alter column code set not null,
  add constraint permits_code_key unique (code),
  add constraint permit_code_has_check_digits check (code ~ '^\d{12}$' and code::bigint % 97 = 1);

create function new_permit_code() returns text language plpgsql volatile as $$
declare
  made text;
begin
  loop
    made := random_permit_code();
    exit when not exists (select from permits where code = made);
  end loop;
  return made;
end
$$;
alter table permits alter column code set default new_permit_code();
