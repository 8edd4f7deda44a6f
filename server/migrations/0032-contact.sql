-- Who runs the product, how people reach him and by which rules they register: one row, changed by Admin.
create table contacts (
  id integer primary key check (id = 1),
  name text not null,
  -- the number that strangers see
  support_tel text,
  tel text,
  mobile text,
  fax text,
  email text,
  site text,
  address text,
  -- several lines: headings, lists and paragraphs as `readRules` of the contract tells them apart
  rules text
);
comment on table contacts is 'contact';
insert into contacts (id, name) values (1, 'بارگاه');
select audit_table('contacts');
