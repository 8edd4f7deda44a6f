-- What waits keeps nobody out (docs/decisions/0081): several may register under one national id, one is accepted at most, and
-- its account is opened then and not before.

alter table companies
  -- the hash of the password of the account that is opened when this registration is accepted; null of one without such
  add column registered_hash text,
  add constraint registered_until_accepted check (registered_hash is null or not is_accepted),
  drop constraint companies_national_id_key;
create unique index companies_by_national_id on companies (national_id) where is_accepted;
create index companies_of_national_id on companies (national_id);
-- whoever registers again with the mobile of before takes the place of what he sent before
create unique index one_waiting_company_per_mobile on companies (national_id, mobile)
  where registered_hash is not null and rejected_at is null;

alter table product_owners
  add column registered_hash text,
  add constraint owner_registered_until_accepted check (registered_hash is null or not is_accepted);
drop index product_owners_by_national_id;
create unique index product_owners_by_national_id on product_owners (national_id) where is_accepted and deleted_at is null;
create index product_owners_of_national_id on product_owners (national_id);
create unique index one_waiting_owner_per_mobile on product_owners (national_id, mobile)
  where registered_hash is not null and rejected_at is null and deleted_at is null;

drop trigger companies_inserts_told on companies;
drop trigger companies_updates_told on companies;
drop trigger companies_deletes_told on companies;
select audit_table('companies', hidden => '{registered_hash}');
drop trigger product_owners_inserts_told on product_owners;
drop trigger product_owners_updates_told on product_owners;
drop trigger product_owners_deletes_told on product_owners;
select audit_table('product_owners', hidden => '{registered_hash}');
