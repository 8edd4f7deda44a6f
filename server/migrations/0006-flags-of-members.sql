-- Access flags are an agency user's alone: in any other role they would count for nothing, and look as if they did.
update users set access_flags = '{}' where role <> 'TransportationCompanyMember' and access_flags <> '{}';
alter table users add constraint flags_of_members check (role = 'TransportationCompanyMember' or access_flags = '{}');
