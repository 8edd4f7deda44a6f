-- What long lists stand on: the order of each scope, and the text that a search looks into.

-- newest first for each that has a scope of its own; with the id, so that pages are cut from the index alone
create index cargos_of_hall on cargos (hall_id, announced_at desc, id desc) where hall_id is not null;
create index cargos_of_product_owner on cargos (product_owner_id, announced_at desc, id desc)
  where product_owner_id is not null;
create index turns_of_driver on turns (driver_id, taken_at desc, id desc);
drop index turns_by_time;
create index turns_of_hall on turns (hall_id, taken_at desc, id desc);
drop index permits_of_driver;
create index permits_of_driver on permits (driver_id, issued_at desc, id desc);

-- `normalizeText` of the contract in SQL, step by step; server/test/search-text.test.ts holds them together.
create function normalize_text(raw text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(
    normalize(lower(translate(
      regexp_replace(normalize(raw, nfkc), U&'[\064b-\065f\0670\0640\200c-\200f]', '', 'g'),
      U&'۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩يىئكةۀأإآؤ',
      U&'01234567890123456789یییکههاااو') collate "und-x-icu"), nfkc),
    U&'[\0009-\000d\0020\00a0\1680\2000-\200a\2028\2029\202f\205f\3000\feff]+', ' ', 'g'))
$$;

alter table turns add column search_text text not null default '';
alter table cargos add column search_text text not null default '';
alter table permits add column search_text text not null default '';

-- The texts and identifiers that each list shows at first, as its columns file has them.
create function search_text_of(turn turns) returns text language sql stable as $$
  select normalize_text(concat_ws(' ', drivers.first_name, drivers.last_name, drivers.national_id, drivers.mobile,
    drivers.card_number, freighters.card_number, concat(plate_two, plate_letter, plate_three), plate_region,
    loader_types.name, halls.name))
  from drivers, freighters join loader_types on loader_types.id = loader_type_id, halls
  where drivers.id = turn.driver_id and freighters.id = turn.freighter_id and halls.id = turn.hall_id
$$;

create function search_text_of(cargo cargos) returns text language sql stable as $$
  select normalize_text(concat_ws(' ', cargo.id, cargo.origin, cargo.destination, companies.name, companies.mobile,
    halls.name, goods.name, packagings.name,
    (select string_agg(category_name || ' ' || loader_types.name, '، ' order by loader_types.id)
      from cargo_loader_types join loader_types on loader_types.id = loader_type_id where cargo_id = cargo.id),
    cargo.tel, cargo.description, cargo.finish_reason))
  from companies left join halls on halls.id = cargo.hall_id, goods, packagings
  where companies.id = cargo.company_id and goods.id = cargo.goods_id and packagings.id = cargo.packaging_id
$$;

create function search_text_of(permit permits) returns text language sql stable as $$
  select normalize_text(concat_ws(' ', permit.id, drivers.first_name, drivers.last_name, drivers.national_id,
    drivers.mobile, drivers.card_number, freighters.card_number, concat(plate_two, plate_letter, plate_three),
    plate_region, loader_types.name, cargos.origin, cargos.destination, goods.name, companies.name, halls.name,
    permit.cargo_id))
  from cargos join goods on goods.id = goods_id left join halls on halls.id = hall_id, companies, drivers,
    freighters join loader_types on loader_types.id = loader_type_id
  where cargos.id = permit.cargo_id and companies.id = permit.company_id and drivers.id = permit.driver_id
    and freighters.id = permit.freighter_id
$$;

create function set_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := search_text_of(new);
  return new;
end $$;
create trigger turns_search_text before insert or update of hall_id, driver_id, freighter_id on turns
  for each row execute function set_search_text();
create trigger cargos_search_text before insert or update of origin, destination, company_id, hall_id, goods_id,
  packaging_id, tel, description, finish_reason on cargos
  for each row execute function set_search_text();
create trigger permits_search_text before insert or update of cargo_id, company_id, driver_id, freighter_id on permits
  for each row execute function set_search_text();

-- When what a row names is spelled anew. In: pairs of a table and the condition that its rows name it, $1 by its id.
create function renew_search_text() returns trigger language plpgsql as $$
begin
  for pair in 0 .. tg_nargs / 2 - 1 loop
    execute format('update %1$I as row set search_text = search_text_of(row) where %2$s',
      tg_argv[2 * pair], tg_argv[2 * pair + 1]) using new.id;
  end loop;
  return null;
end $$;

create trigger drivers_search_text
  after update of first_name, last_name, national_id, mobile, card_number on drivers for each row
  when ((old.first_name, old.last_name, old.national_id, old.mobile, old.card_number)
    is distinct from (new.first_name, new.last_name, new.national_id, new.mobile, new.card_number))
  execute function renew_search_text('turns', 'driver_id = $1', 'permits', 'driver_id = $1');
create trigger freighters_search_text
  after update of card_number, plate_two, plate_letter, plate_three, plate_region, loader_type_id on freighters
  for each row
  when ((old.card_number, old.plate_two, old.plate_letter, old.plate_three, old.plate_region, old.loader_type_id)
    is distinct from
    (new.card_number, new.plate_two, new.plate_letter, new.plate_three, new.plate_region, new.loader_type_id))
  execute function renew_search_text('turns', 'freighter_id = $1', 'permits', 'freighter_id = $1');
create trigger halls_search_text after update of name on halls for each row when (old.name <> new.name)
  execute function renew_search_text('turns', 'hall_id = $1', 'cargos', 'hall_id = $1',
    'permits', 'cargo_id in (select id from cargos where hall_id = $1)');
create trigger companies_search_text after update of name, mobile on companies for each row
  when ((old.name, old.mobile) is distinct from (new.name, new.mobile))
  execute function renew_search_text('cargos', 'company_id = $1', 'permits', 'company_id = $1');
create trigger goods_search_text after update of name on goods for each row when (old.name <> new.name)
  execute function renew_search_text('cargos', 'goods_id = $1',
    'permits', 'cargo_id in (select id from cargos where goods_id = $1)');
create trigger packagings_search_text after update of name on packagings for each row when (old.name <> new.name)
  execute function renew_search_text('cargos', 'packaging_id = $1');
create trigger loader_types_search_text after update of name, category_name on loader_types for each row
  when ((old.name, old.category_name) is distinct from (new.name, new.category_name))
  execute function renew_search_text(
    'turns', 'freighter_id in (select id from freighters where loader_type_id = $1)',
    'permits', 'freighter_id in (select id from freighters where loader_type_id = $1)',
    'cargos', 'id in (select cargo_id from cargo_loader_types where loader_type_id = $1)');
create trigger cargos_named_by_permits after update of origin, destination, hall_id, goods_id on cargos for each row
  when ((old.origin, old.destination, old.hall_id, old.goods_id)
    is distinct from (new.origin, new.destination, new.hall_id, new.goods_id))
  execute function renew_search_text('permits', 'cargo_id = $1');

-- a cargo's loader types are written after it, all in one statement
create function renew_cargo_search_text() returns trigger language plpgsql as $$
begin
  update cargos as cargo set search_text = search_text_of(cargo) where id in (select cargo_id from changed);
  return null;
end $$;
create trigger cargo_loader_types_added after insert on cargo_loader_types
  referencing new table as changed for each statement execute function renew_cargo_search_text();
create trigger cargo_loader_types_removed after delete on cargo_loader_types
  referencing old table as changed for each statement execute function renew_cargo_search_text();

update turns as turn set search_text = search_text_of(turn);
update cargos as cargo set search_text = search_text_of(cargo);
update permits as permit set search_text = search_text_of(permit);

create index turns_search on turns using gin (search_text gin_trgm_ops);
create index cargos_search on cargos using gin (search_text gin_trgm_ops);
create index permits_search on permits using gin (search_text gin_trgm_ops);
