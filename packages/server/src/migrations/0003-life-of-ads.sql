alter table ads
  -- Grows with every change but a raise: a decision may name the one it was made on.
  add column version int not null default 1,
  -- The end of term that the owner has been warned of.
  add column warned_for timestamptz(3);
-- The moderators' queue, in its order.
create index ads_queue on ads ((status = 20), changed_at, id) where status in (10, 15, 20) and deleted_at is null;
create index ads_ending on ads (expires_at) where live_revision_id is not null and deleted_at is null;

-- What the ad said when it happened.
alter table audit add column revision_id bigint references ad_revisions;

-- Who among staff has an ad open.
create table ad_watchers (
  ad_id bigint not null references ads on delete cascade,
  user_id bigint not null references users on delete cascade,
  seen_at timestamptz(3) not null,
  primary key (ad_id, user_id)
);

create table notifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  -- Open to new kinds and types: each kind names its thing in its own way.
  kind text not null,
  type smallint not null,
  -- The related object and what was said, as the contract shows them.
  body jsonb not null,
  created_at timestamptz(3) not null,
  viewed_at timestamptz(3)
);
create index notifications_user on notifications (user_id, id desc);

-- Keys that every server of this database needs: made once, by the first that asks.
create table secrets (
  name text primary key,
  value text not null
);
