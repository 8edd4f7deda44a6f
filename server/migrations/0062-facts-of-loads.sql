-- How far from a hall its loads may be loaded, in kilometres. Settings that wait for the end of an open round are whole.
alter table halls add column cargo_origin_km integer not null default 100 check (cargo_origin_km between 1 and 300);
update halls set coming_settings = coming_settings || '{"cargoOriginKm": 100}' where coming_settings is not null;

-- Origin and destination are names of the gazetteer; what was typed stands beside, empty where it is no more than the name.
alter table cargos add column origin_address text not null default '',
  add column destination_address text not null default '';

create or replace function search_text_of(cargo cargos) returns text language sql stable as $$
  select normalize_text(concat_ws(' ', cargo.id, cargo_code(cargo.id), cargo.origin, cargo.destination,
    nullif(cargo.origin_address, ''), nullif(cargo.destination_address, ''), companies.name,
    companies.mobile, halls.name, goods.name, packagings.name,
    (select string_agg(full_name, '، ' order by loader_types.id)
      from cargo_loader_types join loader_types on loader_types.id = loader_type_id where cargo_id = cargo.id),
    cargo.tel, cargo.description, cargo.isg, cargo.shipping_order, cargo.finish_reason))
    || case when cargo.sender_address_id is null and cargo.receiver_address_id is null then '' else chr(31)
      || normalize_text(concat_ws(' ', customer_at(cargo.sender_address_id), customer_at(cargo.receiver_address_id))) end
  from companies left join halls on halls.id = cargo.hall_id, goods, packagings
  where companies.id = cargo.company_id and goods.id = cargo.goods_id and packagings.id = cargo.packaging_id
$$;
create or replace trigger cargos_search_text before insert or update of origin, destination, origin_address,
  destination_address, company_id, hall_id, goods_id, packaging_id, tel, description, isg, shipping_order, finish_reason,
  sender_address_id, receiver_address_id on cargos for each row execute function set_search_text();

-- How far who chose was from whence the range is measured: of a hall's load the hall, since this migration.
alter table priorities rename column distance_to_origin_km to away_km;
