-- outside a transaction
-- The indexes of searches know the parts of words (0126) in place of trigrams.
create index concurrently if not exists cargos_search_parts on cargos using gin (search_parts(search_text));
create index concurrently if not exists permits_search_parts on permits using gin (search_parts(search_text));
create index concurrently if not exists turns_search_parts on turns using gin (search_parts(search_text));
create index concurrently if not exists drivers_search_parts on drivers using gin (search_parts(search_text));
create index concurrently if not exists customers_search_parts on customers using gin (search_parts(search_text));
create index concurrently if not exists companies_search_parts on companies using gin (search_parts(search_text));
create index concurrently if not exists product_owners_search_parts on product_owners using gin (search_parts(search_text));
create index concurrently if not exists messages_search_parts on messages using gin (search_parts(search_text))
  where question_id is null;
create index concurrently if not exists users_search_parts on users
  using gin (search_parts(normalize_text(full_name || ' ' || username)));
create index concurrently if not exists audit_log_address_parts on audit_log using gin (search_parts(lower(address)));
create index concurrently if not exists audit_log_reason_parts on audit_log using gin (search_parts(normalize_text(reason)))
  where reason is not null;

-- The program before this one finds the same without them, more slowly.
drop index concurrently if exists cargos_search;
drop index concurrently if exists permits_search;
drop index concurrently if exists turns_search;
drop index concurrently if exists drivers_search;
drop index concurrently if exists customers_search;
drop index concurrently if exists companies_search;
drop index concurrently if exists product_owners_search;
drop index concurrently if exists questions_search;
drop index concurrently if exists users_search;
drop index concurrently if exists audit_log_of_addresses;
drop index concurrently if exists audit_log_of_reasons;
