-- The latest decisions of moderators, for how long they take.
create index audit_decisions on audit (at desc) where subject = 'ad' and action in ('publish', 'needEdits');
