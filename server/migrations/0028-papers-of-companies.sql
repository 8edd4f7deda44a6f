-- Companies that register themselves: their papers, what was decided about them, and lists of them as long as they come.

-- who registers has no account when he sends his paper
alter table files alter column user_id drop not null;
