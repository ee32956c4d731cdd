-- The key under which the files lie; null is the photo's own. The demo's ads share pictures, while each has photos of its own.
alter table photos add column files_key text;
-- Asked for every request of a photo: does a live revision show it?
create index ads_live on ads (live_revision_id) where deleted_at is null;
