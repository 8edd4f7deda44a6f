-- Where a user is whom Admin made: a province alone, or a city of it (decisions §10).
alter table users add column province_id integer references provinces;
alter table users add column city_id integer references cities;
