-- What is told once stays. The app's role is given no right to change, delete or truncate such a table: which ones these
-- are, kernel/app-role.ts reads from the triggers that refuse it. Those stand against the owner too, truncating included.
create trigger transfers_never_truncated before truncate on transfers
  for each statement execute function refuse_change();
create trigger hall_log_never_truncated before truncate on hall_log
  for each statement execute function refuse_change();
create trigger permit_events_never_change before update or delete on permit_events
  for each row execute function refuse_change();
create trigger permit_events_never_truncated before truncate on permit_events
  for each statement execute function refuse_change();
