-- The rents that a free load is compared with are those of loads from and to places near its own.

create index cargos_free_by_way on cargos using gist
  (point(origin_longitude, origin_latitude), point(destination_longitude, destination_latitude)) where not is_hall;
