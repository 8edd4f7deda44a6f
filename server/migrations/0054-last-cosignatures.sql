-- The newest line of each witness is asked for by whoever looks at a log.
grant create on schema public to bargah_log;
set local role bargah_log;
create index hall_log_cosignatures_of_witness on hall_log_cosignatures (hall_id, witness, size desc);
reset role;
revoke create on schema public from bargah_log;
