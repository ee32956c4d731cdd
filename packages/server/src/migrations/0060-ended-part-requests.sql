-- What a company was asked and answered while it was a tenant before: other people may sit under its number later.
alter table part_asks add column ended_at timestamptz(3);
alter table part_answers add column ended_at timestamptz(3);

-- Merging entries of dictionaries may make two open requests of a person the same. Sending locks the person, so a check is enough.
drop index part_requests_same;
create index part_requests_same on part_requests (asker_id, same_key) where status = 1;
