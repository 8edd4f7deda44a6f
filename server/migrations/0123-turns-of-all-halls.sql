-- outside a transaction
-- The newest turns of all halls (feature turns), for whoever sees several and names none.
create index concurrently if not exists turns_newest on turns (taken_at desc, id desc);
