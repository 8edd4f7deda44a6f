-- By what a return from the bank is known to be ours (feature payments): the hash of a word that only the bank and the payer's
-- browser are given. Payments from before it have none; nobody comes back to them, and the sweeper asks about them.
alter table payments add return_hash bytea check (octet_length(return_hash) = 32);
create unique index payments_return_hash on payments (return_hash) where return_hash is not null;

drop trigger payments_inserts_told on payments;
drop trigger payments_updates_told on payments;
drop trigger payments_deletes_told on payments;
select audit_table('payments', hidden => '{token,return_hash}');
