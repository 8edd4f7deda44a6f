-- By which keys this database is worked with (docs/decisions/0074-one-key-one-database.md): of each secret of the ring a mark
-- that is derived from it one way (`secret 1`, `secret 2`, …), and the verifier key of the public logs' signer (`log`).
-- The first to come says what they are, everybody after him is held against them.
create table key_marks (
  name text primary key check (name ~ '^(secret ([1-9]\d?|1\d\d|2[0-4]\d|25[0-5])|log)$'),
  mark text not null,
  at timestamptz not null default clock_timestamp()
);
comment on table key_marks is 'kernel';
select audit_table('key_marks', '{name}');

-- Keeps a mark unless one is kept, and gives the one that is kept: of two that come at once the second gets the first's. It
-- is the owner's, since the signer of the logs, who calls it too, may write no other table; the audit has a line of it.
create function keep_key_mark(of_name text, given text) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept text;
begin
  select mark into kept from key_marks where name = of_name;
  if kept is not null then
    return kept;
  end if;
  insert into key_marks (name, mark) values (of_name, given) on conflict do nothing;
  if found then
    -- one line for all that a transaction keeps
    insert into audit_log (at, endpoint, input, kind, outcome)
      values (clock_timestamp(), 'keep-key-mark', '{}', 'job', 'done') on conflict do nothing;
  end if;
  return (select mark from key_marks where name = of_name);
end $$;

grant select on key_marks to bargah_log_signer;
