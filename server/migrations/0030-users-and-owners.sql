-- Where a user is whom Admin made: a province alone, or a city of it (decisions §10).
alter table users add column province_id integer references provinces;
alter table users add column city_id integer references cities;

-- Product owners who register themselves: their card, what was decided about them, and lists of them as long as they come.
comment on table product_owners is 'product-owners';
alter table product_owners
  -- the card that was sent at the registration
  add column file_id integer unique references files,
  -- who added him; null of one who registered himself
  add column added_by integer references users,
  add column accepted_at timestamptz,
  add column rejected_at timestamptz,
  add column reject_reason text,
  -- his finished cargos keep him; he is seen no more, and his code is free
  add column deleted_at timestamptz,
  add constraint owner_rejected_for_a_reason check ((rejected_at is null) = (reject_reason is null)),
  add constraint owner_rejected_and_not_accepted check (rejected_at is null or not is_accepted),
  -- in the order of a list that shows first what waits
  add column status smallint not null generated always as (
    case when is_accepted then 1 when rejected_at is null then 0 else 2 end) stored,
  add column search_text text not null default '',
  drop constraint product_owners_national_id_key;
comment on column product_owners.status is 'OwnerStatus';
create unique index product_owners_by_national_id on product_owners (national_id) where deleted_at is null;
create index product_owners_by_status on product_owners (status, last_name, id) where deleted_at is null;
create index product_owners_by_name on product_owners (last_name, id) where deleted_at is null;
create index product_owners_search on product_owners using gin (search_text gin_trgm_ops);

-- the texts and identifiers that the list shows at first, as its columns file has them
create function search_text_of(owner product_owners) returns text language sql stable as $$
  select normalize_text(concat_ws(' ', owner.first_name, owner.last_name, owner.national_id, owner.mobile,
    (select concat_ws(' ', cities.name, provinces.name) from cities join provinces on provinces.id = province_id
      where cities.id = owner.city_id)))
$$;
create trigger product_owners_search_text before insert or update of first_name, last_name, national_id, mobile, city_id
  on product_owners for each row execute function set_search_text();
update product_owners set search_text = search_text_of(product_owners);
