-- Who ended a turn before its use: its driver, the staff of its hall or support (feature turns). Null of turns that nobody
-- ended by hand, and of those that ended before this.
alter table turns add column ended_by integer references users;
