-- A cargo's life: every change of its status, and every edit, with who did it and why. Told once, never changed.
create table cargo_events (
  id bigint primary key generated always as identity,
  cargo_id integer not null references cargos,
  kind text not null check (kind in ('declared', 'edited', 'approved', 'rejected', 'unreviewed', 'assigned', 'reopened',
    'expired', 'completed', 'finished', 'returned')),
  -- nothing before it was declared
  from_status smallint check (from_status in (-1, 0, 1, 2, 3)),
  to_status smallint not null check (to_status in (-1, 0, 1, 2, 3)),
  at timestamptz not null,
  -- nobody: the server by itself
  by_user integer references users,
  reason text,
  -- by which permit it was assigned or is sending again
  permit_id integer references permits,
  check ((kind = 'declared') = (from_status is null))
);
comment on table cargo_events is 'cargos';
comment on column cargo_events.kind is 'CargoEventKind';
comment on column cargo_events.from_status is 'CargoStatus';
comment on column cargo_events.to_status is 'CargoStatus';
create index events_of_cargo on cargo_events (cargo_id, id);
create trigger cargo_events_never_change before update or delete on cargo_events
  for each row execute function refuse_change();
create trigger cargo_events_never_truncated before truncate on cargo_events
  for each statement execute function refuse_change();
select audit_table('cargo_events');

-- what the cargos of before tell of themselves
insert into cargo_events (cargo_id, kind, from_status, to_status, at, by_user)
  select id, 'declared', null, case when product_owner_id is null then 0 else -1 end, declared_at, declared_by
  from cargos order by declared_at, id;
insert into cargo_events (cargo_id, kind, from_status, to_status, at, reason)
  select id, 'finished', 0, 1, finished_at, finish_reason from cargos
  where status = 1 and finished_at is not null order by finished_at, id;
