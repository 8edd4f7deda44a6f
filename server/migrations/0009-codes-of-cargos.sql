-- The code by which people speak of a cargo (decisions §4), two texts of its declarer, and a way to those that await review.

-- Its number in six digits or as many as it has, and two check digits by ISO 7064 MOD 97-10: eight digits to a million.
create function cargo_code(cargo_id integer) returns text language sql immutable strict parallel safe as $$
  select lpad(cargo_id::text, greatest(6, length(cargo_id::text)), '0')
    || lpad((98 - cargo_id::bigint * 100 % 97)::text, 2, '0')
$$;

alter table cargos
  add column isg text check (length(isg) <= 50),
  add column shipping_order text check (length(shipping_order) <= 50);
create index cargos_awaiting_review on cargos (declared_at) where status = -1;

create or replace function search_text_of(cargo cargos) returns text language sql stable as $$
  select normalize_text(concat_ws(' ', cargo.id, cargo_code(cargo.id), cargo.origin, cargo.destination, companies.name,
    companies.mobile, halls.name, goods.name, packagings.name,
    (select string_agg(category_name || ' ' || loader_types.name, '، ' order by loader_types.id)
      from cargo_loader_types join loader_types on loader_types.id = loader_type_id where cargo_id = cargo.id),
    cargo.tel, cargo.description, cargo.isg, cargo.shipping_order, cargo.finish_reason))
  from companies left join halls on halls.id = cargo.hall_id, goods, packagings
  where companies.id = cargo.company_id and goods.id = cargo.goods_id and packagings.id = cargo.packaging_id
$$;
create or replace trigger cargos_search_text before insert or update of origin, destination, company_id, hall_id, goods_id,
  packaging_id, tel, description, isg, shipping_order, finish_reason on cargos
  for each row execute function set_search_text();
update cargos as cargo set search_text = search_text_of(cargo);
