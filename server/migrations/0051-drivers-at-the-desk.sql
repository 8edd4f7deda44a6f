-- A driver's photo.
alter table drivers add column picture_file_id integer references files;
-- All drivers, the newest first, whatever their number.
create index drivers_by_age on drivers (created_at desc, id desc);
-- Whose trucks they are, by the truck.
create index driver_freighters_of_truck on driver_freighters (freighter_id);
