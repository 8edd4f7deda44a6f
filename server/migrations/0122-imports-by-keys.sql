-- Programs import by a key (docs/decisions/0124). `key_id` is the key that sent the file, and stays; what is done is done by the
-- sign-in where there is one, which is whoever asked for it last, else by that key.
alter table imports alter column session_id drop not null;
alter table imports add column key_id integer;
alter table imports add constraint imports_by_somebody check (session_id is not null or key_id is not null);
