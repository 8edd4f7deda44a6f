-- The main job: cargo, turn, round, choice, permit, and the ledger and log beneath them.

create table cargos (
  id integer primary key generated always as identity,
  -- 0 sending, 1 finished, -1 awaiting review, 2 and 3 assigned by support (decisions §4)
  status smallint not null check (status in (-1, 0, 1, 2, 3)),
  company_id integer not null references companies,
  product_owner_id integer references product_owners,
  hall_id integer references halls,
  is_hall boolean not null,
  announced_at timestamptz not null,
  declared_at timestamptz not null,
  declared_by integer references users,
  finished_at timestamptz,
  finish_reason text,
  origin text not null,
  destination text not null,
  destination_city_id integer references cities,
  origin_latitude double precision not null,
  origin_longitude double precision not null,
  destination_latitude double precision not null,
  destination_longitude double precision not null,
  distance_km integer not null check (distance_km >= 0),
  duration_hours double precision not null check (duration_hours >= 0),
  range_km integer not null check (range_km >= 0),
  weight_kg integer not null check (weight_kg > 0),
  rent_toman bigint not null check (rent_toman > 0),
  goods_id integer not null references goods,
  goods_value_toman bigint check (goods_value_toman >= 0),
  packaging_id integer not null references packagings,
  packaging_count integer check (packaging_count > 0),
  tel text not null,
  description text not null default '',
  truck_count integer not null check (truck_count between 1 and 999),
  -- trucks not yet given; taking one is a single statement under this constraint
  remaining integer not null check (remaining >= 0),
  -- frozen at declaration, rials per truck (decisions §8)
  company_fee_rial bigint not null check (company_fee_rial >= 0),
  commission_rial bigint not null check (commission_rial >= 0),
  driver_fee_rial bigint not null check (driver_fee_rial >= 0),
  check (remaining <= truck_count),
  check (not is_hall or hall_id is not null)
);
create index cargos_of_company on cargos (company_id, announced_at desc, id desc);
create index cargos_sending_in_hall on cargos (hall_id, announced_at) where status = 0 and is_hall;
create index cargos_sending_free on cargos (announced_at desc) where status = 0 and not is_hall;
create index cargos_by_time on cargos (announced_at desc, id desc);

create table cargo_loader_types (
  cargo_id integer not null references cargos,
  loader_type_id integer not null references loader_types,
  primary key (cargo_id, loader_type_id)
);

create table turns (
  id integer primary key generated always as identity,
  hall_id integer not null references halls,
  number integer not null,
  driver_id integer not null references drivers,
  freighter_id integer not null references freighters,
  driver_freighter_id integer not null references driver_freighters,
  is_native boolean not null,
  status text not null check (status in ('live', 'used', 'cancelled', 'expired', 'hall_closed', 'ended_by_staff')),
  taken_at timestamptz not null,
  taken_by integer not null references users,
  expires_at timestamptz,
  ended_at timestamptz,
  unique (hall_id, number),
  check ((status = 'live') = (ended_at is null))
);
create unique index one_live_turn_per_driver on turns (driver_id) where status = 'live';
create unique index one_live_turn_per_freighter on turns (freighter_id) where status = 'live';
create index turns_live_in_hall on turns (hall_id, number) where status = 'live';
create index turns_by_time on turns (hall_id, taken_at desc);

create table rounds (
  id integer primary key generated always as identity,
  hall_id integer not null references halls,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  settled_at timestamptz,
  check (closes_at >= opens_at)
);
create unique index one_open_round_per_hall on rounds (hall_id) where settled_at is null;
create index rounds_of_hall on rounds (hall_id, opens_at desc);
create index rounds_to_settle on rounds (closes_at) where settled_at is null;

create table round_cargos (
  round_id integer not null references rounds,
  cargo_id integer not null references cargos,
  remaining_at_opening integer not null,
  primary key (round_id, cargo_id)
);
create index rounds_of_cargo on round_cargos (cargo_id);

create table priorities (
  id integer primary key generated always as identity,
  round_id integer not null references rounds,
  turn_id integer not null references turns,
  cargo_id integer not null references cargos,
  -- place in the driver's list, from 1; an ended choice keeps its last one
  rank integer not null,
  -- 1 waiting, 2 granted, 3 lost, 4 ended by the driver, 5 ended by a fact, 0 deleted by staff (decisions §6)
  status smallint not null check (status between 0 and 5),
  reason text check (reason in ('granted', 'earlier_turn', 'own_better_choice', 'removed_by_driver',
    'turn_cancelled_by_driver', 'no_money', 'out_of_range', 'driver_inactive', 'open_permit',
    'turn_ended_by_staff', 'turn_expired', 'cargo_ended', 'hall_closed', 'deleted_by_staff')),
  winning_turn_number integer,
  filed_by integer not null references users,
  filed_at timestamptz not null,
  latitude double precision,
  longitude double precision,
  distance_to_origin_km integer,
  ended_at timestamptz,
  check ((status = 1) = (reason is null)),
  check ((status = 1) = (ended_at is null))
);
create unique index one_waiting_priority_per_cargo on priorities (turn_id, cargo_id) where status = 1;
create unique index one_waiting_priority_per_rank on priorities (turn_id, rank) where status = 1;
create index priorities_of_round on priorities (round_id);
create index priorities_of_turn on priorities (turn_id, id);
create index priorities_of_cargo on priorities (cargo_id, id);

create table permits (
  id integer primary key generated always as identity,
  cargo_id integer not null references cargos,
  company_id integer not null references companies,
  driver_id integer not null references drivers,
  freighter_id integer not null references freighters,
  driver_freighter_id integer not null references driver_freighters,
  turn_id integer references turns,
  priority_id integer unique references priorities,
  round_id integer references rounds,
  -- 0 voided, 1 issued, 2 printed, 3 draft, 4 waybill, 5 delivered, 6 completed; 7 and 9 are old codes (decisions §7)
  status smallint not null check (status in (0, 1, 2, 3, 4, 5, 6, 7, 9)),
  -- 0 taken by the driver himself, 1 by staff
  reserve_type smallint not null check (reserve_type in (0, 1)),
  issued_at timestamptz not null,
  issued_by integer references users,
  -- shares of the frozen price, rials
  driver_fee_rial bigint not null,
  company_fee_rial bigint not null,
  commission_rial bigint not null,
  log_head text,
  void_reason text
);
create unique index one_open_permit_per_driver on permits (driver_id) where status in (1, 2, 3, 4, 5, 7, 9);
create unique index one_open_permit_per_freighter on permits (freighter_id) where status in (1, 2, 3, 4, 5, 7, 9);
create index permits_of_cargo on permits (cargo_id);
create index permits_of_company on permits (company_id, issued_at desc, id desc);
create index permits_by_time on permits (issued_at desc, id desc);
create index permits_of_driver on permits (driver_id, issued_at desc);

create table permit_events (
  id bigint primary key generated always as identity,
  permit_id integer not null references permits,
  status smallint not null,
  at timestamptz not null,
  by_user integer references users,
  note text
);
create index permit_events_of_permit on permit_events (permit_id, id);

-- Double-entry ledger in rials. A transfer is one row, so sums are zero by construction; rows never change.
create table accounts (
  id integer primary key generated always as identity,
  kind text not null check (kind in ('driver', 'company', 'company_held', 'platform_income', 'platform_cash')),
  driver_id integer references drivers,
  company_id integer references companies,
  -- stored for drivers and companies; the platform's are summed from transfers
  balance_rial bigint check (balance_rial >= 0),
  check ((kind = 'driver') = (driver_id is not null)),
  check ((kind in ('company', 'company_held')) = (company_id is not null)),
  check ((kind like 'platform%') = (balance_rial is null))
);
create unique index one_account_per_driver on accounts (driver_id) where driver_id is not null;
create unique index one_account_per_company_kind on accounts (company_id, kind) where company_id is not null;
create unique index one_account_per_platform_kind on accounts (kind) where kind like 'platform%';
insert into accounts (kind) values ('platform_income'), ('platform_cash');

create table transfers (
  id bigint primary key generated always as identity,
  debit_account_id integer not null references accounts,
  credit_account_id integer not null references accounts,
  amount_rial bigint not null check (amount_rial > 0),
  kind text not null check (kind in ('top_up', 'withdrawal', 'hold', 'release', 'company_fee', 'driver_fee',
    'company_refund', 'driver_refund')),
  at timestamptz not null,
  by_user integer references users,
  cargo_id integer references cargos,
  permit_id integer references permits,
  description text not null default '',
  -- balances right after, for the statement of an account
  debit_balance_rial bigint,
  credit_balance_rial bigint,
  check (debit_account_id <> credit_account_id)
);
create index transfers_of_debit on transfers (debit_account_id, id);
create index transfers_of_credit on transfers (credit_account_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed or deleted', tg_table_name;
end $$;
create trigger transfers_never_change before update or delete on transfers
  for each row execute function refuse_change();

-- The hall's public log: one hash chain of numbers, no names. `entry` is the exact text that is hashed.
create table hall_log (
  hall_id integer not null references halls,
  seq integer not null,
  at timestamptz not null,
  kind text not null,
  round_id integer references rounds,
  entry text not null,
  hash text not null,
  primary key (hall_id, seq)
);
create index hall_log_of_round on hall_log (round_id, seq) where round_id is not null;
create trigger hall_log_never_changes before update or delete on hall_log
  for each row execute function refuse_change();
create table hall_log_heads (
  hall_id integer primary key references halls,
  seq integer not null,
  hash text not null
);
