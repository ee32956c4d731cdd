-- What a photo looks like: a difference hash of 64 bits (see photo-look.ts). Null until the portal has read a photo from before
-- it kept this, 0 for a photo that is too plain to be told from others. Looks that differ in three bits or fewer have one of
-- the four 16-bit parts in common, so the index finds all of them.
alter table photos add column look bigint;
alter table photos add column look_parts integer[] generated always as (array[
  ((look >> 48) & 65535)::integer, 65536 + ((look >> 32) & 65535)::integer,
  131072 + ((look >> 16) & 65535)::integer, 196608 + (look & 65535)::integer]) stored;
create index photos_look on photos using gin (look_parts) where look <> 0;
create index photos_unread on photos (id) where look is null and files_key is null;
