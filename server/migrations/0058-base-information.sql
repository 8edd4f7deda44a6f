-- What Admin keeps for everybody: goods, packagings and loader types that are offered or not, the official freight rate
-- with the days from which it holds, and holidays.

alter table goods add column is_active boolean not null default true,
  add constraint goods_named check (btrim(name) <> '' and btrim(category) <> '');
alter table packagings add column is_active boolean not null default true,
  add constraint packagings_named check (btrim(name) <> '');
alter table loader_types add column is_active boolean not null default true,
  add constraint loader_types_named check (btrim(name) <> '' and btrim(category_name) <> '');

-- one name in one spelling; loader types of different categories share theirs
create unique index goods_by_spelling on goods (normalize_text(name));
create unique index packagings_by_spelling on packagings (normalize_text(name));
create unique index loader_types_by_spelling on loader_types (category_code, normalize_text(name));

create function is_tehran_day(at timestamptz) returns boolean language sql immutable as $$
  select at = date_trunc('day', at at time zone 'Asia/Tehran') at time zone 'Asia/Tehran'
$$;

-- A rate holds from its day until the next begins. It is never overwritten, and none begins before the day on which it
-- was added; one whose day has not come may be withdrawn.
create table freight_rates (
  id integer primary key generated always as identity,
  begins_at timestamptz not null unique check (is_tehran_day(begins_at)),
  rial_per_tonne_km integer not null check (rial_per_tonne_km between 1 and 10000000),
  added_at timestamptz not null,
  added_by integer references users,
  check (begins_at >= date_trunc('day', added_at at time zone 'Asia/Tehran') at time zone 'Asia/Tehran')
);
comment on table freight_rates is 'catalog';
create function keep_freight_rate() returns trigger language plpgsql as $$
begin
  raise exception 'a freight rate is never changed; a new one begins on a day';
end $$;
create trigger freight_rates_are_kept before update on freight_rates
  for each row execute function keep_freight_rate();
select audit_table('freight_rates');

create function freight_rate_rial(at timestamptz) returns integer language sql stable as $$
  select rial_per_tonne_km from freight_rates where begins_at <= at order by begins_at desc limit 1
$$;
comment on function freight_rate_rial is 'The official rate of a moment, rials per tonne-kilometre; null before any.';

create table holidays (
  id integer primary key generated always as identity,
  starts_at timestamptz not null unique check (is_tehran_day(starts_at)),
  title text not null check (btrim(title) <> '')
);
comment on table holidays is 'catalog';
select audit_table('holidays');

-- drivers by the loader of the truck that they drive now
create index freighters_of_loader_type on freighters (loader_type_id, id);
create index drivers_by_current_truck on drivers (current_driver_freighter_id);
