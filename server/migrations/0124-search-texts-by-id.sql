-- The texts of the loads whose loader types change (see 0005), each by its id: a plan that a connection made while there were few
-- loads read all of them ever after. A load that is not written yet has none to renew (see 0107).
create or replace function renew_cargo_search_text() returns trigger language plpgsql as $$
declare
  one integer;
begin
  for one in select distinct cargo_id from changed order by cargo_id loop
    update cargos as cargo set search_text = search_text_of(cargo) where id = one;
  end loop;
  return null;
end $$;
