-- Why a session ended is told to whoever held it, and acts on others ask when its password was last given.
alter table sessions add column end_reason text, add column password_at timestamptz;
comment on column sessions.end_reason is 'StoredEnd';
update sessions set password_at = created_at;
alter table sessions alter column password_at set not null;

-- What somebody else set or a machine made is good until it is changed, and perhaps for a while only.
alter table users
  add column password_must_change boolean not null default false,
  add column password_expires_at timestamptz;
