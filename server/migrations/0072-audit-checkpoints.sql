-- The head of the audit as a checkpoint of its own (docs/decisions/0075-tables-agree-with-the-log.md): a Merkle tree whose
-- leaves are the seals' hashes, in hex. Seals stay when old lines are dropped, so the tree only grows.

-- Hashes over 256^level seals, for the proofs that witnesses want.
create table audit_seal_nodes (
  level integer not null,
  index integer not null,
  hash bytea not null,
  primary key (level, index)
);
comment on table audit_seal_nodes is 'kernel';
create trigger audit_seal_nodes_never_change before update or delete or truncate on audit_seal_nodes
  for each statement execute function refuse_change();

-- What the logs' key signed of it, added by its signer alone, and what witnesses cosigned.
create table audit_checkpoints (
  size integer primary key,
  root bytea not null,
  note text not null,
  signed_at timestamptz not null default now()
);
comment on table audit_checkpoints is 'log';
create trigger audit_checkpoints_never_change before update or delete or truncate on audit_checkpoints
  for each statement execute function refuse_log_change();
create table audit_cosignatures (
  size integer not null references audit_checkpoints,
  witness text not null,
  line text not null,
  at timestamptz not null,
  primary key (size, witness)
);
comment on table audit_cosignatures is 'log';
create trigger audit_cosignatures_never_change before update or delete or truncate on audit_cosignatures
  for each statement execute function refuse_log_change();

create function keep_audit_cosignature(of_size integer, of_witness text, signature text, signed timestamptz) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into audit_cosignatures values (of_size, of_witness, signature, signed) on conflict do nothing
$$;
revoke execute on function keep_audit_cosignature(integer, text, text, timestamptz) from public;

-- The seals that are there.
do $$
declare
  seal bytea;
  frontier bytea[] := '{}';
  size integer := 0;
begin
  for seal in select hash from audit_seals order by id loop
    frontier := merkle_grow(frontier, size, merkle_leaf(encode(seal, 'hex')));
    size := size + 1;
    if size & 255 = 0 then
      insert into audit_seal_nodes select done.* from merkle_completed(frontier, size) done;
    end if;
  end loop;
end $$;

grant select on audit_seals, audit_checkpoints to bargah_log_signer;
grant insert on audit_checkpoints to bargah_log_signer;
grant create on schema public to bargah_log;
alter table audit_checkpoints owner to bargah_log;
alter table audit_cosignatures owner to bargah_log;
alter function keep_audit_cosignature(integer, text, text, timestamptz) owner to bargah_log;
revoke create on schema public from bargah_log;
