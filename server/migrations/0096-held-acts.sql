-- Acts that wait some seconds so that who asked for them may take them back (features/held-acts): a row is an act that waits,
-- or one that was refused when its time came. What was done or taken back has no row; its line of the audit stays.
create table held_acts (
  id integer primary key generated always as identity,
  -- a write of the contract by its name, and what is sent to it: { query, body }
  call text not null,
  input jsonb not null,
  user_id integer not null references users,
  session_id integer not null,
  -- from where it was asked for, for the audit of when it is done
  address text not null,
  agent text,
  device_id text,
  asked_at timestamptz not null,
  until timestamptz not null,
  -- why it was not done when its time came
  refusal text,
  check (until > asked_at)
);
comment on table held_acts is 'held-acts';
create unique index held_acts_once on held_acts (user_id, call, md5(input::text)) where refusal is null;
create index held_acts_due on held_acts (until);
select live_table('held_acts', 'heldAct', $$select 'user:' || user_id from changed$$);

-- What a write was that its caller may take back: a repetition under its key says so again.
alter table idempotency_keys add column undo_line bigint;
