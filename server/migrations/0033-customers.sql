-- Whom a company carries for: senders and receivers of its cargos, and where they are.

create table customers (
  id integer primary key generated always as identity,
  company_id integer not null references companies,
  -- a person's national code, or the id of a firm
  national_id text not null check (length(national_id) in (10, 11)),
  name text not null check (length(name) between 1 and 500),
  created_at timestamptz not null,
  created_by integer references users,
  search_text text not null default '',
  constraint customers_by_national_id unique (company_id, national_id)
);
comment on table customers is 'customers';
create index customers_of_company on customers (company_id, name, id);
create index customers_by_name on customers (name, id);
create index customers_search on customers using gin (search_text gin_trgm_ops);
select audit_table('customers');

create table customer_addresses (
  id integer primary key generated always as identity,
  customer_id integer not null references customers,
  city_id integer not null references cities,
  address text not null check (length(address) between 1 and 500),
  postal_code text,
  tel text,
  mobile text
);
comment on table customer_addresses is 'customers';
create index addresses_of_customer on customer_addresses (customer_id, id);
select audit_table('customer_addresses');

alter table cargos
  add column sender_address_id integer references customer_addresses,
  add column receiver_address_id integer references customer_addresses;
create index cargos_of_sender on cargos (sender_address_id, announced_at desc, id desc)
  where sender_address_id is not null;
create index cargos_of_receiver on cargos (receiver_address_id, announced_at desc, id desc)
  where receiver_address_id is not null;

-- whose an address is; null for none
create function customer_at(address_id integer) returns text language sql stable parallel safe as $$
  select customers.name from customer_addresses join customers on customers.id = customer_id
  where customer_addresses.id = address_id
$$;

-- the cities of a customer and his numbers, each once, in the order of his addresses
create function cities_of_customer(customer integer) returns text language sql stable parallel safe as $$
  select coalesce(string_agg(name, '، ' order by at), '') from (
    select cities.name, min(customer_addresses.id) as at from customer_addresses
      join cities on cities.id = city_id where customer_id = customer group by cities.name) as named
$$;
create function phones_of_customer(customer integer) returns text language sql stable parallel safe as $$
  select coalesce(string_agg(phone, '، ' order by at), '') from (
    select phone, min(id * 2 + place) as at from customer_addresses
      cross join lateral unnest(array[tel, mobile]) with ordinality as phones(phone, place)
      where customer_id = customer and phone is not null group by phone) as known
$$;

-- the texts and identifiers that the list shows at first, as its columns file has them
create function search_text_of(customer customers) returns text language sql stable as $$
  select normalize_text(concat_ws(' ', customer.name, customer.national_id, cities_of_customer(customer.id),
    phones_of_customer(customer.id)))
$$;
create trigger customers_search_text before insert or update of name, national_id on customers
  for each row execute function set_search_text();

create function renew_customer_search_text() returns trigger language plpgsql as $$
begin
  update customers as customer set search_text = search_text_of(customer)
    where id in (select customer_id from changed);
  return null;
end $$;
create trigger customer_addresses_added after insert on customer_addresses
  referencing new table as changed for each statement execute function renew_customer_search_text();
create trigger customer_addresses_changed after update on customer_addresses
  referencing new table as changed for each statement execute function renew_customer_search_text();
create trigger customer_addresses_removed after delete on customer_addresses
  referencing old table as changed for each statement execute function renew_customer_search_text();

-- Cargos and permits are found by who sends and who receives. Of a cargo these come last, behind a mark that is in no other
-- text: a board, which does not say who they are, is not searched by them either.
create or replace function search_text_of(cargo cargos) returns text language sql stable as $$
  select normalize_text(concat_ws(' ', cargo.id, cargo_code(cargo.id), cargo.origin, cargo.destination, companies.name,
    companies.mobile, halls.name, goods.name, packagings.name,
    (select string_agg(full_name, '، ' order by loader_types.id)
      from cargo_loader_types join loader_types on loader_types.id = loader_type_id where cargo_id = cargo.id),
    cargo.tel, cargo.description, cargo.isg, cargo.shipping_order, cargo.finish_reason))
    || case when cargo.sender_address_id is null and cargo.receiver_address_id is null then '' else chr(31)
      || normalize_text(concat_ws(' ', customer_at(cargo.sender_address_id), customer_at(cargo.receiver_address_id))) end
  from companies left join halls on halls.id = cargo.hall_id, goods, packagings
  where companies.id = cargo.company_id and goods.id = cargo.goods_id and packagings.id = cargo.packaging_id
$$;
create or replace trigger cargos_search_text before insert or update of origin, destination, company_id, hall_id,
  goods_id, packaging_id, tel, description, isg, shipping_order, finish_reason, sender_address_id, receiver_address_id
  on cargos for each row execute function set_search_text();

create or replace function search_text_of(permit permits) returns text language sql stable as $$
  select normalize_text(concat_ws(' ', permit.id, drivers.first_name, drivers.last_name, drivers.national_id,
    drivers.mobile, drivers.card_number, freighters.card_number, concat(plate_two, plate_letter, plate_three),
    plate_region, loader_types.full_name, cargos.origin, cargos.destination, goods.name, companies.name,
    customer_at(cargos.sender_address_id), customer_at(cargos.receiver_address_id), halls.name, permit.cargo_id))
  from cargos join goods on goods.id = goods_id left join halls on halls.id = hall_id, companies, drivers,
    freighters join loader_types on loader_types.id = loader_type_id
  where cargos.id = permit.cargo_id and companies.id = permit.company_id and drivers.id = permit.driver_id
    and freighters.id = permit.freighter_id
$$;
create or replace trigger cargos_named_by_permits
  after update of origin, destination, hall_id, goods_id, sender_address_id, receiver_address_id on cargos for each row
  when ((old.origin, old.destination, old.hall_id, old.goods_id, old.sender_address_id, old.receiver_address_id)
    is distinct from
    (new.origin, new.destination, new.hall_id, new.goods_id, new.sender_address_id, new.receiver_address_id))
  execute function renew_search_text('permits', 'cargo_id = $1');

create trigger customers_named after update of name on customers for each row when (old.name <> new.name)
  execute function renew_search_text(
    'cargos', 'sender_address_id in (select id from customer_addresses where customer_id = $1)',
    'cargos', 'receiver_address_id in (select id from customer_addresses where customer_id = $1)',
    'permits', 'cargo_id in (
      select cargos.id from customer_addresses join cargos on sender_address_id = customer_addresses.id
        where customer_id = $1
      union all select cargos.id from customer_addresses join cargos on receiver_address_id = customer_addresses.id
        where customer_id = $1)');
