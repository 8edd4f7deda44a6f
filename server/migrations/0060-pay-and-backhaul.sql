-- What a driver is told of a load's pay, and which loads he finds near where he unloads.

create function official_rate_rial(at timestamptz) returns integer language sql stable as $$
  select case when at >= timestamptz '2026-01-08 00:00 Asia/Tehran' then 13190 end
$$;
comment on function official_rate_rial is 'The official fare of a moment, rials per tonne-kilometre; null before any.';

-- status and remaining as every board asks for them
create index cargos_sending_by_origin on cargos using gist (point(origin_longitude, origin_latitude))
  where status = 0 and remaining > 0;
