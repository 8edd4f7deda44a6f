-- A payment that was begun for want of money leads back to what was being done: a path of the panel's own.

alter table payments add column back text check (back ~ '^/([^/\\]|$)');
