-- outside a transaction
-- Which goods a company's loads have had (feature cargos), by which its lists are filtered: read from one to the next, whatever their
-- number. A declared load writes one entry more; of the statement that inserts it that is two to three parts in a hundred.
create index concurrently if not exists cargos_goods_of_company on cargos (company_id, goods_id);
