-- What the rows of an import were holding of the company's wallet when they were tried out, in rials: what its sender is told
-- before they are written. Null where a row holds nothing by its kind, and where that came to nothing since.
alter table imports add column held_rial bigint;
