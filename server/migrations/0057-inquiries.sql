-- What was asked of the registries today and what they said (feature inquiries): each asker's own, kept for a day.
create table inquiries (
  id integer primary key generated always as identity,
  user_id integer not null references users,
  kind text not null check (kind in ('national_id', 'postal_code', 'driver_card', 'truck_card')),
  number text not null check (number ~ '^\d{1,11}$'),
  is_away boolean not null,
  answer jsonb not null,
  asked_at timestamptz not null
);
comment on table inquiries is 'inquiries';
create index inquiries_of_user on inquiries (user_id, asked_at desc);
create index inquiries_by_time on inquiries (asked_at);
