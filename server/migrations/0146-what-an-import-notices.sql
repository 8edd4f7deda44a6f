-- By what an import's rows are known again where the same ones are sent twice, and what its sender is to look at in a row although
-- it is right. Null of imports and rows from before, and where there is nothing to say.
alter table imports add column fingerprint text;
alter table import_rows add column notice text;
