-- What is written from files of rows (features/imports, docs/decisions/0124-imports.md).
create table imports (
  id integer primary key generated always as identity,
  kind text not null,
  -- what its file is called where it came from
  name text,
  user_id integer not null references users,
  -- the sign-in with whose rights it is done, and from where, for the audit
  session_id integer not null,
  address text not null,
  agent text,
  device_id text,
  state text not null,
  is_all boolean not null default false,
  row_count integer not null check (row_count > 0),
  -- of the rows, how many were gone through in this state
  done_count integer not null default 0,
  -- why it came to nothing the last time
  note text,
  sent_at timestamptz not null,
  ended_at timestamptz
);
comment on table imports is 'imports';
comment on column imports.kind is 'ImportKind';
comment on column imports.state is 'ImportState';
create index imports_of_user on imports (user_id, id);

-- A row of a file by its number there. `cells` in the order of the kind's columns; gone once it was written.
create table import_rows (
  import_id integer not null references imports on delete cascade,
  nr integer not null,
  cells jsonb,
  fault text,
  -- what was made of it, by its id
  made_id integer,
  primary key (import_id, nr)
);
comment on table import_rows is 'imports';
create index import_rows_faulty on import_rows (import_id, nr) where fault is not null;
create index import_rows_made on import_rows (import_id, nr) where made_id is not null;
