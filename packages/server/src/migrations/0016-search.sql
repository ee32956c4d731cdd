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
create trigger search_words_changed after insert or update or delete on brands
  for each statement execute function search_words_changed();
create trigger search_words_changed after insert or update or delete on spare_parts
  for each statement execute function search_words_changed();
create trigger search_words_changed after insert or update or delete on services
  for each statement execute function search_words_changed();
create trigger search_words_changed after insert or delete or update of number, level, tenant_id on rooms
  for each statement execute function search_words_changed();
create trigger search_words_changed after insert or delete or update of company on tenants
  for each statement execute function search_words_changed();
create trigger search_words_changed after update of display_name on users
  for each statement execute function search_words_changed();

-- The stems, sizes and article numbers of an ad, made in code so that every database agrees. Weight A is the title, B the
-- names of its part, brand and service, D its text. Null until the portal has read an ad from before this migration.
alter table ad_revisions add column find tsvector;
alter table ad_listings add column find tsvector;
-- Without a list of pending entries, which the planner takes for a costly index: it would read all ads instead.
create index ad_listings_find on ad_listings using gin (find) with (fastupdate = off);
create index ad_revisions_unread on ad_revisions (id) where find is null;
