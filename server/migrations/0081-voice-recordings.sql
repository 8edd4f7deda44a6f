-- Pieces of the phones' voice that an operator said himself. A new recording is a new row, so that what stands under an id
-- never changes and phones keep it.
create table voice_recordings (
  id int generated always as identity primary key,
  piece text not null unique check (piece <> ''),
  kind text not null check (kind in ('webm', 'ogg', 'mp4')),
  sound bytea not null check (octet_length(sound) between 300 and 48000),
  recorded_by int not null references users,
  recorded_at timestamptz not null
);
create index on voice_recordings (recorded_by);
comment on table voice_recordings is 'voice';
comment on column voice_recordings.kind is 'SoundKind';
select audit_table('voice_recordings', hidden => '{sound}');
