-- Files that people send, and the first that use them: the documents of a permit (spec 2 §7).

create table files (
  id integer primary key generated always as identity,
  -- random: under it the file lies in the store, and no word of a user's is in it
  name text not null unique,
  kind text not null check (kind in ('jpeg', 'pdf')),
  bytes integer not null check (bytes > 0),
  -- of the file as it was sent
  sha256 text not null,
  user_id integer not null references users,
  created_at timestamptz not null
);
create index files_of_user on files (user_id, created_at);
comment on table files is 'files';
comment on column files.kind is 'KeptKind';

-- names under which something may lie in the store that no row of files has taken yet; what stays here is swept away
create table file_arrivals (
  name text primary key,
  arrived_at timestamptz not null
);
comment on table file_arrivals is 'kernel';

create table permit_documents (
  id integer primary key generated always as identity,
  permit_id integer not null references permits,
  type smallint not null check (type in (0, 1)),
  title text not null,
  file_id integer not null unique references files,
  uploaded_at timestamptz not null
);
create index permit_documents_of_permit on permit_documents (permit_id);
comment on table permit_documents is 'documents';
comment on column permit_documents.type is 'DocumentType';
