-- What the panel keeps for a person: saved reports, notifications; and how clients know that a lookup has changed.

create table saved_reports (
  id integer primary key generated always as identity,
  user_id integer not null references users,
  -- which list it is of, a word of the panel's
  type text not null,
  name text not null,
  -- [{latinName, farsiName}] in the order of the table
  columns jsonb not null,
  -- the table's own: order, widths, pins, sort, filters; kept and not read
  state jsonb not null,
  is_default boolean not null default false,
  is_shared boolean not null default false,
  updated_at timestamptz not null
);
create index saved_reports_of_user on saved_reports (user_id, type);
create unique index one_default_report_per_type on saved_reports (user_id, type) where is_default;

create table notifications (
  id integer primary key generated always as identity,
  user_id integer not null references users,
  state text not null check (state in ('critical', 'informational', 'warning', 'security')),
  subject text not null,
  message text not null,
  -- an address of the panel
  link text,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notifications_of_user on notifications (user_id, created_at desc);
create index notifications_by_age on notifications using brin (created_at);

-- whether a device has been seen before: ended sessions count too
create index sessions_by_device on sessions (user_id, device_id);
-- who is told when something happens to a company, an owner or a hall
create index users_of_company on users (company_id) where company_id is not null;
create index users_of_product_owner on users (product_owner_id) where product_owner_id is not null;
create index users_of_hall on users (hall_id) where hall_id is not null;

-- A word for each lookup that changes with it, so that clients keep what they have until it does.
create table lookup_versions (
  name text primary key,
  version text not null default gen_random_uuid()
);
insert into lookup_versions (name) values ('goods'), ('packagings'), ('loader_types'), ('cities');

create function renew_lookup_version() returns trigger language plpgsql as $$
begin
  update lookup_versions set version = gen_random_uuid() where name = tg_argv[0];
  return null;
end $$;
create trigger goods_version after insert or update or delete or truncate on goods
  for each statement execute function renew_lookup_version('goods');
create trigger packagings_version after insert or update or delete or truncate on packagings
  for each statement execute function renew_lookup_version('packagings');
create trigger loader_types_version after insert or update or delete or truncate on loader_types
  for each statement execute function renew_lookup_version('loader_types');
create trigger cities_version after insert or update or delete or truncate on cities
  for each statement execute function renew_lookup_version('cities');
create trigger provinces_version after insert or update or delete or truncate on provinces
  for each statement execute function renew_lookup_version('cities');
