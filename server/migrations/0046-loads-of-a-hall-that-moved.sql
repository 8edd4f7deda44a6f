-- The wall screen asks each second for what stands at a hall and what ended there today, among all that ever did.
create index cargos_standing_in_hall on cargos (hall_id) where is_hall and status <> 1;
create index cargos_finished_in_hall on cargos (hall_id, finished_at) where finished_at is not null;
