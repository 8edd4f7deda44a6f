-- A password that was sent to whoever forgot his: it stands beside his own, which works until this one is used.
alter table users
  add column temporary_hash text,
  add column temporary_expires_at timestamptz,
  add check ((temporary_hash is null) = (temporary_expires_at is null));
create index users_by_mobile on users (mobile) where mobile is not null;
create index companies_by_mobile on companies (mobile) where mobile is not null;
create index product_owners_by_mobile on product_owners (mobile);

drop trigger users_inserts_told on users;
drop trigger users_updates_told on users;
drop trigger users_deletes_told on users;
select audit_table('users', hidden => '{password_hash,temporary_hash}');
