-- Why the staff of a hall ended a turn, in their words (feature turns): told to its driver and shown with the turn. Messages
-- tell drivers of a turn that was ended and of a permit that was voided too (feature notifications).
alter table turns add column end_reason text;
alter table sms_told drop constraint sms_told_kind_check;
alter table sms_told add constraint sms_told_kind_check
  check (kind in ('turn_given', 'load_given', 'load_lost', 'turn_ended', 'permit_voided'));
