-- The journal of everything that was done. Later migrations that have to change rows of it disable the trigger first.
alter table audit add column address text;
create index audit_newest on audit (at desc, id desc);
create index audit_actor on audit (actor_id, at desc, id desc);
create index audit_address on audit (address, at desc, id desc) where address is not null;

create function keep_audit() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of the audit log are never changed or deleted' using errcode = 'insufficient_privilege';
end $$;
-- Also refused if no row matches: whoever tries has made a mistake.
create trigger audit_kept before update or delete or truncate on audit for each statement execute function keep_audit();
