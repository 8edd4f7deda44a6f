-- outside a transaction
-- The changes that are told of many rows together (0131), by each of them.
create index concurrently if not exists audit_changes_of_many on audit_changes using gin (string_to_array(row_id, ' '))
  where row_id ~ '^\d+ \d';
