-- The open permits of a company are those of the two old states too, as a driver's and a truck's are.
drop index permits_open_of_company;
create index permits_open_of_company on permits (company_id) where status in (1, 2, 3, 4, 5, 7, 9);
