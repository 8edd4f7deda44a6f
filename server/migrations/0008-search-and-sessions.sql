-- By what people look for a driver, spelled as searches compare, by a trigram index.
alter table drivers add column search_text text not null generated always as (normalize_text(
  first_name || ' ' || last_name || ' ' || national_id || ' ' || mobile || ' ' || coalesce(card_number, ''))) stored;
create index drivers_search on drivers using gin (search_text gin_trgm_ops);

-- By what a person knows his own sessions; null where a client does not say, and of those before.
alter table sessions add column browser text, add column system text;
comment on column sessions.browser is 'Browser';
comment on column sessions.system is 'System';
