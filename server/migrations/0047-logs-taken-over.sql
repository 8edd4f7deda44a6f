-- Halls from before their logs told of everything (docs/log-format.md): what stands there is told at the next start, each
-- once (features/rounds/take-over-halls.ts). A hall that is made from here on is never one of them.
create table halls_to_take_over (hall_id integer primary key references halls);
comment on table halls_to_take_over is 'rounds';
insert into halls_to_take_over select id from halls;
select audit_table('halls_to_take_over', '{hall_id}');
