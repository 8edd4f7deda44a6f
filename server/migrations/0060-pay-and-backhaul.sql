-- Which loads a driver finds near where he unloads: status and remaining as every board asks for them.

create index cargos_sending_by_origin on cargos using gist (point(origin_longitude, origin_latitude))
  where status = 0 and remaining > 0;
