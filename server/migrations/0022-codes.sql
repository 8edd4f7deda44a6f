-- One-time codes and the proofs that right ones give. Of each purpose a number has one code, the last that was sent.
create table one_time_codes (
  mobile text not null,
  purpose text not null,
  -- keyed: six digits could be guessed from a plain hash at once
  hash text not null,
  expires_at timestamptz not null,
  primary key (mobile, purpose)
);
comment on table one_time_codes is 'codes';
comment on column one_time_codes.purpose is 'CodePurpose';

create table proofs (
  token_hash bytea primary key,
  mobile text not null,
  purpose text not null,
  expires_at timestamptz not null
);
comment on table proofs is 'codes';
comment on column proofs.purpose is 'CodePurpose';
