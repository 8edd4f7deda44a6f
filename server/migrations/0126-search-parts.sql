-- What the index of a search knows of a text: of each word its parts of five letters, and of four and three where it ends (see
-- kernel/search-parts.rules.ts, which asks for them). Whatever stands in a word begins one of its parts; parts of three letters alone,
-- as trigrams are, are had by so many rows of a large table that an index reads millions of lines to find a number.
create function search_parts(raw text) returns tsvector language plpgsql immutable strict parallel safe cost 1000 as $$
declare
  parts text[] := '{}';
  word text;
begin
  foreach word in array string_to_array(translate(raw, e'\x1f', ' '), ' ') loop
    for place in 1 .. length(word) - 2 loop
      parts := parts || substr(word, place, 5);
    end loop;
  end loop;
  return array_to_tsvector(parts);
end $$;
