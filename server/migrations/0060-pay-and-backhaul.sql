-- What a driver is told of a load's pay, and which loads he finds near where he unloads.

-- where the rates are kept in a table of their own (catalog), its function is the one
do $do$ begin
  if to_regprocedure('freight_rate_rial(timestamptz)') is null then
    create function freight_rate_rial(at timestamptz) returns integer language sql stable as $$
      select case when at >= timestamptz '2026-01-08 00:00 Asia/Tehran' then 13190 end
    $$;
    comment on function freight_rate_rial is 'The official rate of a moment, rials per tonne-kilometre; null before any.';
  end if;
end $do$;

-- status and remaining as every board asks for them
create index cargos_sending_by_origin on cargos using gist (point(origin_longitude, origin_latitude))
  where status = 0 and remaining > 0;
