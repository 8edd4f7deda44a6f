-- What moved in a company's wallet on each day of Tehran, by kind and side, of the lines of the ledger up to `transfer_id`: lines are
-- never changed, so each is added once (job total-wallets), and a report reads the days and the lines after them.
create table wallet_totals (
  company_id integer not null references companies,
  day date not null,
  kind text not null,
  side text not null check (side in ('in', 'out', 'held_in', 'held_out')),
  amount_rial bigint not null check (amount_rial > 0),
  count integer not null check (count > 0),
  primary key (company_id, day, kind, side)
);
comment on table wallet_totals is 'wallet';
comment on column wallet_totals.kind is 'TransferKind';

create table wallet_totals_upto (
  is_one boolean primary key default true check (is_one),
  transfer_id bigint not null check (transfer_id >= 0)
);
comment on table wallet_totals_upto is 'wallet';
insert into wallet_totals_upto (transfer_id) values (0);

-- The last line of the ledger before which none can come any more: lines have their numbers before they are there, so that whoever
-- writes one is waited for, while no other begins.
create function last_settled_transfer() returns bigint
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  lock table transfers in share mode;
  return (select coalesce(max(id), 0) from transfers);
end $$;
