create extension if not exists pg_trgm;

-- RFC 3339 in UTC, as the contract promises; lists build their JSON in SQL.
create function rfc3339(at timestamptz) returns text
language sql immutable parallel safe
as $$ select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

create table users (
  id bigint generated always as identity primary key,
  role_id smallint not null,
  name text not null,
  -- What others read beside an ad: a shop's sign, or a first name and an initial.
  display_name text not null,
  email text not null,
  phone text,
  password_hash text not null,
  language text not null default 'ru' check (language in ('ru', 'kk')),
  blocked_at timestamptz(3),
  created_at timestamptz(3) not null
);
create unique index users_email on users (lower(email));
create unique index users_phone on users (phone) where phone is not null;

create table tenants (
  user_id bigint primary key references users on delete cascade,
  company text not null,
  bin text not null,
  trade text,
  trade_kk text,
  weekdays smallint[] not null default '{}',
  hours_from text,
  hours_to text
);
create unique index tenants_bin on tenants (bin);

create table sessions (
  id bigint generated always as identity primary key,
  -- SHA-256 of the token; the token itself is nowhere.
  token_hash bytea not null unique,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index sessions_user on sessions (user_id);

create table rooms (
  id int generated always as identity primary key,
  level smallint not null check (level between 1 and 5),
  number text not null unique,
  area double precision not null,
  tenant_id bigint references users
);
create index rooms_tenant on rooms (tenant_id) where tenant_id is not null;

-- A room as the plate on its door: level, number and the sign.
create function plate_json(room_id int) returns jsonb
language sql stable parallel safe
as $$
  select jsonb_build_object('id', room.id, 'level', room.level, 'number', room.number, 'name', tenant.display_name)
  from rooms room left join users tenant on tenant.id = room.tenant_id
  where room.id = room_id
$$;

create table brands (
  id int generated always as identity primary key,
  name text not null unique
);
create table services (
  id int generated always as identity primary key,
  name text not null unique,
  name_kk text not null
);
create table spare_parts (
  id int generated always as identity primary key,
  name text not null unique,
  name_kk text not null,
  category text not null
);

-- Texts of the centre by name: contact now, the landing's sections later.
create table contents (
  key text primary key,
  body jsonb not null
);

create table ads (
  id bigint generated always as identity primary key,
  owner_id bigint not null references users,
  -- Of the newest revision; what the public sees is the live one, whatever the status.
  status smallint not null,
  newest_revision_id bigint,
  live_revision_id bigint,
  sort_at timestamptz(3),
  published_at timestamptz(3),
  expires_at timestamptz(3),
  raised_at timestamptz(3),
  removed_by_staff boolean not null default false,
  phone_views int not null default 0,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  deleted_at timestamptz(3)
);

create table ad_revisions (
  id bigint generated always as identity primary key,
  ad_id bigint not null references ads,
  kind text not null check (kind in ('part', 'service', 'goods')),
  brand_id int references brands,
  spare_part_id int references spare_parts,
  service_id int references services,
  category text,
  title text not null,
  title_kk text,
  text text not null,
  text_kk text,
  price int check (price > 0),
  condition text check (condition in ('new', 'used', 'refurbished')),
  phone text not null,
  room_ids int[] not null default '{}',
  levels smallint[] not null default '{}',
  weekdays smallint[] not null default '{}',
  hours_from text,
  hours_to text,
  -- What is searched: lower-case words of all texts and names, made in code; a revision never changes.
  words text not null,
  vector tsvector not null generated always as (to_tsvector('russian', words) || to_tsvector('simple', words)) stored,
  created_by bigint not null references users,
  created_at timestamptz(3) not null,
  approved_by bigint references users,
  approved_at timestamptz(3)
);
create index ad_revisions_ad on ad_revisions (ad_id);

alter table ads
  add foreign key (newest_revision_id) references ad_revisions,
  add foreign key (live_revision_id) references ad_revisions;
create index ads_owner on ads (owner_id, changed_at desc, id desc) where deleted_at is null;
create index ads_waiting on ads (status, changed_at, id) where deleted_at is null;

create table photos (
  id bigint generated always as identity primary key,
  -- In the address; cannot be guessed, so a photo that waits is seen only by who was given it.
  key text not null unique,
  width int not null,
  height int not null,
  has_avif boolean not null default false,
  created_at timestamptz(3) not null
);

-- A photo as the contract shows it.
create function photo_json(photo photos) returns jsonb
language sql immutable parallel safe
as $$
  select jsonb_build_object(
    'key', photo.key, 'width', photo.width, 'height', photo.height,
    'small', '/api/photo/' || photo.key || '/small.webp',
    'medium', '/api/photo/' || photo.key || '/medium.webp',
    'large', '/api/photo/' || photo.key || '/large.webp',
    'jpeg', '/api/photo/' || photo.key || '/large.jpeg',
    'avif', case when photo.has_avif then '/api/photo/' || photo.key || '/large.avif' end)
$$;

create table ad_revision_photos (
  revision_id bigint not null references ad_revisions on delete cascade,
  position smallint not null,
  photo_id bigint not null references photos,
  primary key (revision_id, position)
);
create index ad_revision_photos_photo on ad_revision_photos (photo_id);

-- The catalogue: one row for each live revision, with everything that is filtered, sorted and shown in a list.
create table ad_listings (
  ad_id bigint primary key references ads on delete cascade,
  seller_id bigint not null,
  sort_at timestamptz(3) not null,
  kind text not null,
  brand_id int,
  spare_part_id int,
  service_id int,
  category text,
  price int,
  -- Ads without a price come last in both directions.
  price_up int not null generated always as (coalesce(price, 2147483647)) stored,
  price_down int not null generated always as (coalesce(price, -1)) stored,
  condition text,
  room_ids int[] not null,
  levels smallint[] not null,
  weekdays smallint[] not null,
  words text not null,
  vector tsvector not null,
  card jsonb not null
);
create index ad_listings_newest on ad_listings (sort_at desc, ad_id desc);
create index ad_listings_cheap on ad_listings (price_up, ad_id);
create index ad_listings_dear on ad_listings (price_down desc, ad_id desc);
create index ad_listings_brand on ad_listings (brand_id, sort_at desc, ad_id desc);
create index ad_listings_part on ad_listings (spare_part_id, sort_at desc, ad_id desc);
create index ad_listings_service on ad_listings (service_id, sort_at desc, ad_id desc) where service_id is not null;
create index ad_listings_category on ad_listings (category, sort_at desc, ad_id desc);
create index ad_listings_seller on ad_listings (seller_id, sort_at desc, ad_id desc);
create index ad_listings_rooms on ad_listings using gin (room_ids);
create index ad_listings_vector on ad_listings using gin (vector);
create index ad_listings_words on ad_listings using gin (words gin_trgm_ops);

create table audit (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null,
  actor_id bigint references users,
  subject text not null,
  subject_id bigint not null,
  action text not null,
  from_status smallint,
  to_status smallint,
  reason jsonb
);
create index audit_subject on audit (subject, subject_id, at);
