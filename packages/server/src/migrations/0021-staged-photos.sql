-- Photos that were uploaded before their ad was handed in: a row goes when an ad takes the photo, and after 24 hours with
-- the photo and its files.
create table staged_photos (
  photo_id integer primary key references photos (id) on delete cascade,
  owner_id integer not null references users (id) on delete cascade,
  staged_at timestamptz not null
);
create index staged_photos_at on staged_photos (staged_at);
