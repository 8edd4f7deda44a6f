-- Who works through the queue of jobs, each by a name and a beat: what one held that beats no more is freed by the others.
create table job_runners (
  id text primary key,
  server text not null,
  started_at timestamptz not null default now(),
  beat_at timestamptz not null default now()
);
comment on table job_runners is 'kernel';
