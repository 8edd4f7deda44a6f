-- Companies that register themselves: their papers, what was decided about them, and lists of them as long as they come.

-- who registers has no account when he sends his paper
alter table files alter column user_id drop not null;

alter table companies
  -- the document that was sent when it registered
  add column file_id integer unique references files,
  -- who added it; null of one that registered itself
  add column added_by integer references users,
  add column accepted_at timestamptz,
  add column rejected_at timestamptz,
  add column reject_reason text,
  add constraint rejected_for_a_reason check ((rejected_at is null) = (reject_reason is null)),
  add constraint rejected_and_not_accepted check (rejected_at is null or not is_accepted),
  -- in the order of a list that shows first what waits
  add column status smallint not null generated always as (
    case when is_accepted then case when is_active then 1 else 2 end when rejected_at is null then 0 else 3 end) stored,
  add column search_text text not null default '';
comment on column companies.status is 'CompanyStatus';

create index companies_by_status on companies (status, name, id);
create index companies_by_name on companies (name, id);
create index companies_search on companies using gin (search_text gin_trgm_ops);

-- the texts and identifiers that the list shows at first, as its columns file has them
create function search_text_of(company companies) returns text language sql stable as $$
  select normalize_text(concat_ws(' ', company.name, company.national_id, company.mobile, company.postal_code,
    company.address,
    (select concat_ws(' ', cities.name, provinces.name) from cities join provinces on provinces.id = province_id
      where cities.id = company.city_id), company.tel))
$$;
create trigger companies_own_search_text before insert or update of name, national_id, mobile, postal_code, address,
  city_id, tel on companies for each row execute function set_search_text();
update companies set search_text = search_text_of(companies);
