-- Who pays and who is paid by a transfer, as the ledger's list names, searches and sorts them (feature reconciliation). As
-- views they are joined, where a subselect for each line walks the accounts for each of them anew; owner_name is null for
-- the platform's accounts.
create view payers as
  select accounts.id, accounts.kind, coalesce(drivers.first_name || ' ' || drivers.last_name, companies.name) as owner_name
  from accounts
    left join drivers on drivers.id = accounts.driver_id
    left join companies on companies.id = accounts.company_id;
create view payees as select * from payers;
comment on view payers is 'reconciliation';
comment on view payees is 'reconciliation';
