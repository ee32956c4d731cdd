-- What visitors tell the moderators about an ad.
create table ad_complaints (
  id bigint generated always as identity primary key,
  ad_id bigint not null references ads on delete cascade,
  reason text not null,
  text text,
  -- SHA-256 of who sent it, a user or a network, so that nobody has two open complaints about an ad. Removed by the review.
  sender bytea,
  created_at timestamptz(3) not null,
  reviewed_by bigint references users on delete set null,
  reviewed_at timestamptz(3),
  check ((reviewed_at is null) = (sender is not null))
);
create unique index ad_complaints_open on ad_complaints (ad_id, sender) where reviewed_at is null;
