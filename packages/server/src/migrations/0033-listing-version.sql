-- Every process keeps answers of the catalogue in memory and makes them again when this has changed.
create table listing_version (
  is_only boolean primary key default true check (is_only),
  version uuid not null default gen_random_uuid()
);
insert into listing_version default values;

-- Runs once for each transaction, at its end: others wait only while it is committed.
create function listings_changed() returns trigger language plpgsql as $$
begin
  if current_setting('sauda.listings_changed', true) is distinct from pg_current_xact_id()::text then
    perform set_config('sauda.listings_changed', pg_current_xact_id()::text, true);
    insert into listing_version default values on conflict (is_only) do update set version = gen_random_uuid();
  end if;
  return null;
end $$;

create constraint trigger listings_changed after insert or update or delete on ad_listings
  deferrable initially deferred for each row execute function listings_changed();
