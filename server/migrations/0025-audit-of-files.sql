-- The plan of a trigger's statement is kept for the connection, made for the first time that it runs, mostly with one row;
-- for ten thousand rows a nested loop over old and new ones is a hundred million steps. Hashing serves both.
alter function record_changes() set enable_nestloop = off;

select audit_table('files');
select audit_table('permit_documents');
