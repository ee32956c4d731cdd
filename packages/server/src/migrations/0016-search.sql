-- Words that people search by beside the names of the reference tables: «АКБ», «камри», «граната». The portal brings many
-- with it in code; here are the centre's own, and the brought ones that it does not want (`is_hidden`).
create table search_aliases (
  id bigint generated always as identity primary key,
  text text not null,
  -- Lower case, Kazakh letters as Russian ones, words apart by single spaces.
  folded text not null,
  kind text not null check (kind in ('part', 'brand', 'model', 'maker', 'service', 'category', 'condition')),
  -- A name in the reference table, or a slug; of a model «Toyota Camry».
  target text not null,
  is_hidden boolean not null default false,
  created_at timestamptz not null,
  unique (folded, kind, target)
);

-- Every process keeps the dictionary in memory and reads it again when this has changed.
create table search_state (
  is_only boolean primary key default true check (is_only),
  version uuid not null default gen_random_uuid()
);

create function search_words_changed() returns trigger language plpgsql as $$
begin
  insert into search_state default values on conflict (is_only) do update set version = gen_random_uuid();
  return null;
end $$;

create trigger search_words_changed after insert or update or delete on search_aliases
  for each statement execute function search_words_changed();
create trigger search_words_added after insert or delete on brands
  for each statement execute function search_words_changed();
create trigger search_words_added after insert or delete on spare_parts
  for each statement execute function search_words_changed();
create trigger search_words_added after insert or delete on services
  for each statement execute function search_words_changed();
create trigger search_words_added after insert or delete on rooms
  for each statement execute function search_words_changed();
create trigger search_words_added after insert or delete on tenants
  for each statement execute function search_words_changed();
-- Forms write all columns, so only a value that is another one counts.
create trigger search_words_changed after update on brands for each row
  when (old.name is distinct from new.name)
  execute function search_words_changed();
create trigger search_words_changed after update on spare_parts for each row
  when ((old.name, old.name_kk) is distinct from (new.name, new.name_kk))
  execute function search_words_changed();
create trigger search_words_changed after update on services for each row
  when ((old.name, old.name_kk) is distinct from (new.name, new.name_kk))
  execute function search_words_changed();
create trigger search_words_changed after update on rooms for each row
  when ((old.number, old.tenant_id) is distinct from (new.number, new.tenant_id))
  execute function search_words_changed();
create trigger search_words_changed after update on tenants for each row
  when (old.company is distinct from new.company)
  execute function search_words_changed();
-- Role 1 is a tenant: nobody else's name is over a shop's door.
create trigger search_words_changed after update on users for each row
  when (new.role_id = 1 and old.display_name is distinct from new.display_name)
  execute function search_words_changed();

-- The stems, sizes and article numbers of an ad, made in code so that every database agrees. Weight A is the title, B the
-- names of its part, brand and service, D its text. Null until the portal has read an ad from before this migration.
alter table ad_revisions add column find tsvector;
alter table ad_listings add column find tsvector;
-- Without a list of pending entries, which the planner takes for a costly index: it would read all ads instead.
create index ad_listings_find on ad_listings using gin (find) with (fastupdate = off);
create index ad_revisions_unread on ad_revisions (id) where find is null;
create index ad_listings_unread on ad_listings (ad_id) where find is null;
