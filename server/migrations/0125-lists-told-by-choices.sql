-- What a list holds was told to the audit twice: by its choices, and by what the log sealed of it last, which is made of them and
-- of a salt. The salt of a turn is written with its turn, which is told. Both are held against the public log each night
-- (feature reconciliation), and nobody needs their lines: one of two of a turn, and one of two of a choice.
do $$
declare
  of_table text;
  deed text;
begin
  foreach of_table in array array['turn_salts', 'sealed_lists'] loop
    foreach deed in array array['inserts', 'updates', 'deletes'] loop
      execute format('drop trigger %I on %I', of_table || '_' || deed || '_told', of_table);
    end loop;
  end loop;
end $$;
