-- How a row stood before an import replaced it, and as what the import left it: both as bodies of the call that writes it, so that
-- what was replaced can be put back while nobody has changed it since.
alter table import_rows add was jsonb;
