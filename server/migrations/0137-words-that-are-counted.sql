-- How many rows have a word decides whether a search walks the newest of them or asks its index (kernel/walk.rules.ts). PostgreSQL
-- counted the thousand commonest parts of words, so that a town was expected in half as many rows as have it, and what nobody has
-- in as many; it counts two thousand now. Of tables with rows it is told so at once: it would look them over by itself much later.
alter index permits_search_parts alter column 1 set statistics 200;
alter index cargos_search_parts alter column 1 set statistics 200;
alter index turns_search_parts alter column 1 set statistics 200;
do $$
begin
  if exists (select from permits) then analyze permits; end if;
  if exists (select from cargos) then analyze cargos; end if;
  if exists (select from turns) then analyze turns; end if;
end $$;
