-- A publication that a moderator can still undo: when it takes effect and whose it is. The ad is in no queue meanwhile.
alter table ads add column publish_at timestamptz, add column publish_by integer references users (id) on delete set null;
create index ads_publish_at on ads (publish_at) where publish_at is not null;
