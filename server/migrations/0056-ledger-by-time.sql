-- Days of the ledger are looked up in a table that only grows: where a day lies in it is known by ranges of its pages.
create index transfers_by_time on transfers using brin (at);
