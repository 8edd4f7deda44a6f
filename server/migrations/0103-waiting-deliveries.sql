-- outside a transaction
-- What waits for one webhook, the next to be sent first (feature webhooks): the index by time alone walks past what waits for all
-- others, and where a receiver has been away for an hour that is thousands of rows.
create index concurrently if not exists deliveries_waiting on webhook_deliveries (webhook_id, next_try_at)
  where next_try_at is not null;
drop index concurrently if exists deliveries_due;
