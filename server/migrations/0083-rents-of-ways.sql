-- outside a transaction
-- instead of f986a13523cf2094922c1bb387ae2abb3c438c15afcd8446e4ef33c08d47bd7b
-- What the loads of a way paid of late (feature cargos): a hall's loads to one city, the latest first. Asked by each driver who
-- looks into a load, where a quote was asked for by declarers alone.
create index concurrently if not exists cargos_of_way on cargos (hall_id, destination_city_id, announced_at desc)
  where hall_id is not null and destination_city_id is not null;
