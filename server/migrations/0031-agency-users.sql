-- Who an agency user is; and an account that was closed for good, whose name stays taken and whose traces keep their owner.
alter table users add column national_id text, add column closed_at timestamptz;
alter table users add constraint closed_is_inactive check (closed_at is null or not is_active);
