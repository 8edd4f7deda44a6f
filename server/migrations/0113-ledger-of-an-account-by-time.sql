-- outside a transaction
-- What moved in a wallet since a day (feature wallet): the lines of its accounts by time. Asked by the report, the statement and
-- the chart, which the index of the time alone led through the lines of all accounts of those days.
create index concurrently if not exists transfers_of_debit_by_time on transfers (debit_account_id, at, id);
create index concurrently if not exists transfers_of_credit_by_time on transfers (credit_account_id, at, id);
