-- Tries at what is limited (a password, a code, a call): the moments of those that still count, under a keyed hash of what
-- was tried and by or on whom, so that no name, number or address stands here.
create table tries (
  key bytea primary key,
  at timestamptz[] not null,
  forget_at timestamptz not null
);
create index tries_by_age on tries (forget_at);
comment on table tries is 'kernel';
