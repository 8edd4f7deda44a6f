-- How the signing of each hall's log stands (feature log): by which key it is verified, so that this is told while the signer
-- is away, and since when the signer has signed nothing of it, and why.
create table hall_log_signing (
  hall_id integer primary key references halls,
  verifier_key text,
  fault text check (fault in ('away', 'refuses')),
  since timestamptz,
  check ((fault is null) = (since is null))
);
comment on table hall_log_signing is 'log';
comment on column hall_log_signing.fault is 'SignerFault';
