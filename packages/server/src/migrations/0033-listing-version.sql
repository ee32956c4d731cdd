-- Every process keeps answers of the catalogue in memory and makes them again when this has changed. Whoever writes listings
-- holds the row until the transaction ends, so a committed change and its version are seen together.
create table listing_version (
  is_only boolean primary key default true check (is_only),
  version uuid not null default gen_random_uuid()
);
insert into listing_version default values;

create function listings_changed() returns trigger language plpgsql as $$
begin
  update listing_version set version = gen_random_uuid();
  return null;
end $$;

create trigger listings_changed after insert or update or delete on ad_listings
  for each statement execute function listings_changed();
