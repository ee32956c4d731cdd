-- Every process has the ads of the catalogue in memory and looks for them there. It reads those that were changed since the
-- version that it has.
drop trigger listings_changed on ad_listings;
drop function listings_changed;
-- A version is the time in microseconds, or the next number: also after a restored backup it is higher than any before.
create function next_listing_version(before bigint) returns bigint language sql volatile
return greatest(before + 1, (extract(epoch from clock_timestamp()) * 1000000)::bigint);

alter table listing_version drop column version;
alter table listing_version add column version bigint not null default next_listing_version(0);
-- Changes up to this version are no longer listed: a process that is not as far reads all ads.
alter table listing_version add column forgotten bigint not null default 0;
update listing_version set forgotten = version;

-- A transaction that changes ads has a row, whose version it gets at its end.
create table listing_commits (
  id bigint generated always as identity primary key,
  version bigint
);
create index listing_commits_version on listing_commits (version);
create table listing_changes (
  commit_id bigint not null,
  ad_id bigint not null,
  primary key (commit_id, ad_id)
);

create function list_listing_changes() returns trigger language plpgsql as $$
declare
  id_of_commit bigint := nullif(current_setting('sauda.listing_commit', true), '')::bigint;
begin
  if not exists (select from changed) then
    return null;
  end if;
  if id_of_commit is null then
    insert into listing_commits default values returning id into id_of_commit;
    perform set_config('sauda.listing_commit', id_of_commit::text, true);
  end if;
  insert into listing_changes select distinct id_of_commit, ad_id from changed on conflict do nothing;
  return null;
end $$;

create trigger listings_added after insert on ad_listings
  referencing new table as changed for each statement execute function list_listing_changes();
create trigger listings_changed after update on ad_listings
  referencing new table as changed for each statement execute function list_listing_changes();
create trigger listings_removed after delete on ad_listings
  referencing old table as changed for each statement execute function list_listing_changes();

-- Runs at the end of a transaction: others wait only while it is committed. Versions rise in the order of the commits, because the
-- row is locked until then. Changes are listed for a day.
create function set_listing_version() returns trigger language plpgsql as $$
declare
  at bigint;
  last_forgotten bigint;
begin
  insert into listing_version default values
    on conflict (is_only) do update set version = next_listing_version(listing_version.version) returning version into at;
  update listing_commits set version = at where id = new.id;
  with outdated as (delete from listing_commits c where c.version < at - 86400000000 returning c.id, c.version),
    unlisted as (delete from listing_changes using outdated where commit_id = outdated.id)
  select max(outdated.version) into last_forgotten from outdated;
  if last_forgotten is not null then
    update listing_version set forgotten = last_forgotten;
  end if;
  return null;
end $$;

create constraint trigger set_listing_version after insert on listing_commits
  deferrable initially deferred for each row execute function set_listing_version();

-- What is left reads the newest ads, those of a seller, and those of a part or a service.
drop index ad_listings_cheap, ad_listings_dear, ad_listings_brand, ad_listings_category, ad_listings_condition, ad_listings_kind,
  ad_listings_rooms, ad_listings_vin, ad_listings_find, ad_listings_title, ad_listings_named, ad_listings_newest, ad_listings_part;
drop function listing_codes;
alter table ad_listings drop column price_up, drop column price_down;
create index ad_listings_newest on ad_listings (sort_at desc, ad_id desc);
create index ad_listings_part on ad_listings (spare_part_id, sort_at desc, ad_id desc);
