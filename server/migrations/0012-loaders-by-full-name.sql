-- A loader type as people call it: «تریلی کفی», since every size of truck has «کفی», but «کمپرسی تریلی» and not «فله و مایع
-- کمپرسی تریلی», since outside the sizes (single, double, trailer) the kind is a name by itself.

alter table loader_types add column full_name text not null generated always as (
  case when category_code in (30, 40, 50) then category_name || ' ' || name else name end
) stored;

create or replace function search_text_of(turn turns) returns text language sql stable as $$
  select normalize_text(concat_ws(' ', drivers.first_name, drivers.last_name, drivers.national_id, drivers.mobile,
    drivers.card_number, freighters.card_number, concat(plate_two, plate_letter, plate_three), plate_region,
    loader_types.full_name, halls.name))
  from drivers, freighters join loader_types on loader_types.id = loader_type_id, halls
  where drivers.id = turn.driver_id and freighters.id = turn.freighter_id and halls.id = turn.hall_id
$$;

create or replace function search_text_of(cargo cargos) returns text language sql stable as $$
  select normalize_text(concat_ws(' ', cargo.id, cargo_code(cargo.id), cargo.origin, cargo.destination, companies.name,
    companies.mobile, halls.name, goods.name, packagings.name,
    (select string_agg(full_name, '، ' order by loader_types.id)
      from cargo_loader_types join loader_types on loader_types.id = loader_type_id where cargo_id = cargo.id),
    cargo.tel, cargo.description, cargo.isg, cargo.shipping_order, cargo.finish_reason))
  from companies left join halls on halls.id = cargo.hall_id, goods, packagings
  where companies.id = cargo.company_id and goods.id = cargo.goods_id and packagings.id = cargo.packaging_id
$$;

create or replace function search_text_of(permit permits) returns text language sql stable as $$
  select normalize_text(concat_ws(' ', permit.id, drivers.first_name, drivers.last_name, drivers.national_id,
    drivers.mobile, drivers.card_number, freighters.card_number, concat(plate_two, plate_letter, plate_three),
    plate_region, loader_types.full_name, cargos.origin, cargos.destination, goods.name, companies.name, halls.name,
    permit.cargo_id))
  from cargos join goods on goods.id = goods_id left join halls on halls.id = hall_id, companies, drivers,
    freighters join loader_types on loader_types.id = loader_type_id
  where cargos.id = permit.cargo_id and companies.id = permit.company_id and drivers.id = permit.driver_id
    and freighters.id = permit.freighter_id
$$;

update turns as turn set search_text = search_text_of(turn);
update cargos as cargo set search_text = search_text_of(cargo);
update permits as permit set search_text = search_text_of(permit);
