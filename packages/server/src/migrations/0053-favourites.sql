-- Ads that people have saved. What an ad looks like is not copied: its last public revision says it, also when the ad is gone.
create table favourites (
  user_id bigint not null references users on delete cascade,
  ad_id bigint not null references ads on delete cascade,
  saved_at timestamptz not null,
  -- Null is negotiable.
  saved_price int,
  -- The fall that its person was told of last.
  told_price int,
  told_at timestamptz,
  -- Since when a fall waits to be told.
  due_at timestamptz,
  primary key (user_id, ad_id),
  check (num_nonnulls(told_price, told_at) <> 1)
);
create index favourites_of_ad on favourites (ad_id, user_id);
create index favourites_due on favourites (user_id) where due_at is not null;

-- Prices of an ad over time: those of its approved revisions.
create index ad_revisions_approved on ad_revisions (ad_id, approved_at) where approved_at is not null;

-- Visitors of pages. A mark is a hash with the salt of its day; both are deleted when the day is over, and numbers remain.
create table view_salts (
  day date primary key,
  salt bytea not null
);
create table view_marks (
  day date not null,
  subject text not null,
  subject_id bigint not null,
  mark bytea not null,
  primary key (subject, subject_id, day, mark)
);
create index view_marks_day on view_marks (day);
create table view_days (
  subject text not null,
  subject_id bigint not null,
  day date not null,
  views int not null,
  primary key (subject, subject_id, day)
);
