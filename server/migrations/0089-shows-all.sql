-- Whether a driver's screens stand with their second depth open («کامل»), on whichever phone he signs in.
alter table users add column shows_all boolean not null default false;
