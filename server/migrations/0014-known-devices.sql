-- The devices that signed in to an account before, by the hash of the mark that each keeps in a cookie: strangers' wrong
-- passwords never keep them out.
create table known_devices (
  user_id integer not null references users,
  mark_hash bytea not null,
  seen_at timestamptz not null,
  primary key (user_id, mark_hash)
);
comment on table known_devices is 'auth';

-- wrong passwords are counted in `tries`
drop table login_failures;
