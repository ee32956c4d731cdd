-- What the centre says of itself: slides, promotions, rules, the privacy policy and so on (see features/content/sets.ts).
create table content_items (
  id bigint generated always as identity primary key,
  -- Its set, as the contract names it: slider, privacyPolicy …
  kind text not null,
  position int not null,
  -- The newest version. Visitors see the live one, from its beginning to its end; at the beginning of the next one that one
  -- takes its place. Nothing happens at that moment: whoever reads compares the times.
  version int not null,
  live_version int,
  live_from timestamptz(3),
  live_till timestamptz(3),
  next_version int,
  next_from timestamptz(3),
  next_till timestamptz(3),
  created_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  check ((live_version is null) = (live_from is null)),
  check ((next_version is null) = (next_from is null))
);
create index content_items_kind on content_items (kind, position, id) where deleted_at is null;
create unique index content_items_single on content_items (kind) where deleted_at is null
  and kind in ('about', 'contact', 'termsOfUse', 'rulesShoppingCenter', 'privacyPolicy', 'rulesAd');

create table content_versions (
  item_id bigint not null references content_items on delete cascade,
  number int not null,
  fields jsonb not null,
  -- Null is the portal itself.
  author_id bigint references users,
  created_at timestamptz(3) not null,
  restored_from int,
  -- Of a single text that was published: its number for visitors, since when, and what changed.
  edition int,
  shown_from timestamptz(3),
  effective_on date,
  change_note text,
  change_note_kk text,
  primary key (item_id, number)
);
create unique index content_versions_edition on content_versions (item_id, edition) where edition is not null;

-- Pictures of the texts. Their files never change, and none is deleted: an older version may show it.
create table content_images (
  id bigint generated always as identity unique,
  key text primary key,
  width int not null,
  height int not null,
  -- A picture of a few pixels as a data: address.
  preview text not null,
  author_id bigint references users,
  created_at timestamptz(3) not null
);

-- The contacts were the only text until now.
with moved as (
  insert into content_items (kind, position, version, live_version, live_from, created_at)
  select 'contact', 1, 1, 1, now(), now() from contents where key = 'contact'
  returning id, created_at
)
insert into content_versions (item_id, number, fields, created_at, edition, shown_from, effective_on)
select moved.id, 1, contents.body, moved.created_at, 1, moved.created_at, moved.created_at::date
from moved, contents where contents.key = 'contact';
drop table contents;

-- Every process keeps the public answers in memory and makes them again when this has changed.
create table content_state (
  is_only boolean primary key default true check (is_only),
  version uuid not null default gen_random_uuid()
);

create function content_changed() returns trigger language plpgsql as $$
begin
  insert into content_state default values on conflict (is_only) do update set version = gen_random_uuid();
  return null;
end $$;

create trigger content_changed after insert or update or delete on content_items
  for each statement execute function content_changed();
create trigger content_changed after update or delete on content_versions
  for each statement execute function content_changed();
-- Answers name services, rooms and the shops in them.
create trigger content_changed after delete on services
  for each statement execute function content_changed();
create trigger content_renamed after update on services for each row
  when ((old.name, old.name_kk) is distinct from (new.name, new.name_kk))
  execute function content_changed();
create trigger content_changed after insert or delete on rooms
  for each statement execute function content_changed();
create trigger content_renamed after update on rooms for each row
  when ((old.level, old.number, old.tenant_id) is distinct from (new.level, new.number, new.tenant_id))
  execute function content_changed();
create trigger content_renamed after update on users for each row
  when (new.role_id = 1 and old.display_name is distinct from new.display_name)
  execute function content_changed();
