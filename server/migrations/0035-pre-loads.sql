-- Declarations that a company keeps under a name, to be made again; what is missing is filled in then.
create table pre_loads (
  id integer primary key generated always as identity,
  company_id integer not null references companies,
  name text not null,
  kept_at timestamptz not null,
  kept_by integer not null references users,
  is_hall boolean not null,
  hall_id integer references halls,
  -- a customer who goes leaves the declaration without him
  sender_address_id integer references customer_addresses on delete set null,
  receiver_address_id integer references customer_addresses on delete set null,
  destination_city_id integer references cities,
  origin text not null,
  destination text not null,
  origin_latitude double precision,
  origin_longitude double precision,
  destination_latitude double precision,
  destination_longitude double precision,
  distance_km double precision check (distance_km >= 0),
  duration_hours double precision check (duration_hours >= 0),
  range_km integer check (range_km >= 0),
  goods_id integer not null references goods,
  goods_value_toman bigint check (goods_value_toman >= 0),
  weight_kg integer check (weight_kg > 0),
  packaging_id integer references packagings,
  packaging_count integer check (packaging_count > 0),
  loader_type_ids integer[] not null default '{}',
  truck_count integer not null check (truck_count between 1 and 999),
  rent_toman bigint check (rent_toman > 0),
  tel text,
  description text not null default ''
);
create index pre_loads_of_company on pre_loads (company_id, kept_at desc, id desc);
create index pre_loads_of_sender on pre_loads (sender_address_id) where sender_address_id is not null;
create index pre_loads_of_receiver on pre_loads (receiver_address_id) where receiver_address_id is not null;
comment on table pre_loads is 'cargos';
select audit_table('pre_loads');

-- what a company has on its way
create index cargos_sending_of_company on cargos (company_id) include (remaining) where status in (0, 2, 3);
-- the last range of a company's free cargos
create index cargos_free_of_company on cargos (company_id, declared_at desc) where not is_hall;
