-- A driver who registered: the truck that he named, what the inquiry said, and whether he awaits activation. His name is
-- empty, and his truck not there, as long as nobody has told them.
alter table drivers
  add column awaits_activation boolean not null default false,
  add column truck_card_said text check (truck_card_said ~ '^\d{7}$'),
  add column person_inquiry text check (person_inquiry in ('confirmed', 'not_confirmed', 'away')),
  add column truck_inquiry text check (truck_inquiry in ('confirmed', 'not_confirmed', 'away')),
  add check (not (is_active and awaits_activation));
comment on column drivers.person_inquiry is 'InquiryAnswer';
comment on column drivers.truck_inquiry is 'InquiryAnswer';
create index drivers_inactive on drivers (created_at desc, id desc) where not is_active;
