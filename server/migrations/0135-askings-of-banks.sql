-- When a bank was last asked about a payment is told to the audit no more: each payment that waits is asked about every minute,
-- and the line of each asking said nothing else. What the bank answered is told as before.
drop trigger payments_updates_told on payments;
create trigger payments_updates_told after update on payments referencing old table as old_rows new table as new_rows
  for each statement execute function record_changes('{id}', '{token,return_hash,search_text,asked_at}');
