-- What a photo looks like: a difference hash of 64 bits (see photo-look.ts). Null until the portal has read a photo from before
-- it kept this, 0 for a photo that is too plain to be told from others. Looks that differ in three bits or fewer have one of
-- the four 16-bit parts in common, which the index finds. Parts without a change of grey are those of any plain sky or table:
-- they are left out.
alter table photos add column look bigint;
alter table photos add column look_parts integer[] generated always as (array_remove(array[
  nullif((look >> 48) & 65535, 0)::integer, 65536 + nullif((look >> 32) & 65535, 0)::integer,
  131072 + nullif((look >> 16) & 65535, 0)::integer, 196608 + nullif(look & 65535, 0)::integer], null)) stored;
create index photos_look on photos using gin (look_parts) where look <> 0;
create index photos_unread on photos (id) where look is null and files_key is null;
