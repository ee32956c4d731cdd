-- What people write about ads. One that is held waits for a look by staff: only its author and staff see it.
create table reviews (
  id bigint generated always as identity primary key,
  ad_id bigint not null references ads,
  author_id bigint not null references users,
  stars smallint not null check (stars between 1 and 5),
  text text not null,
  -- Whether the author had turned to the shop by the portal.
  contacted boolean not null,
  -- 1 written, 2 deleted.
  status smallint not null default 1 check (status in (1, 2)),
  -- Why it waits; null if it does not.
  held text[] check (held <> '{}'),
  created_at timestamptz(3) not null,
  edited_at timestamptz(3),
  -- When it became public first, and the seller was told.
  shown_at timestamptz(3),
  reply text,
  replied_by bigint references users,
  replied_at timestamptz(3),
  reply_edited_at timestamptz(3),
  deleted_at timestamptz(3),
  deleted_by bigint references users,
  deletion_reason text,
  deletion_comment text,
  check ((reply is null) = (replied_at is null)),
  check ((status = 2) = (deleted_at is not null))
);
-- A deleted one frees the place.
create unique index reviews_one on reviews (ad_id, author_id) where status = 1;
create index reviews_author on reviews (author_id, id);
create index reviews_held on reviews (id) where status = 1 and held is not null;

-- The id is the number that the sender is told.
create table review_reports (
  id bigint generated always as identity primary key,
  review_id bigint not null references reviews,
  reporter_id bigint not null references users,
  -- The company for which it was sent; null for a reader or a private seller.
  company_id bigint references companies,
  by_shop boolean not null,
  reason text not null,
  text text,
  created_at timestamptz(3) not null,
  verdict text check (verdict in ('deleted', 'kept', 'withdrawn')),
  verdict_reason text,
  answer text,
  decided_at timestamptz(3),
  decided_by bigint references users,
  check ((verdict is null) = (decided_at is null))
);
create unique index review_reports_once on review_reports (review_id, reporter_id);
create unique index review_reports_once_of_company on review_reports (review_id, company_id) where company_id is not null;
create index review_reports_open on review_reports (review_id) where verdict is null;
create index review_reports_reporter on review_reports (reporter_id);

-- Numbers of public reviews with 1 to 5 stars, of each ad and of each seller. Triggers keep them in the transaction of every
-- change, whoever makes it.
create table ad_ratings (
  ad_id bigint primary key references ads,
  by_stars int[] not null default '{0,0,0,0,0}' check (array_length(by_stars, 1) = 5 and 0 <= all (by_stars))
);
create table seller_ratings (
  seller_id bigint primary key,
  by_stars int[] not null default '{0,0,0,0,0}' check (array_length(by_stars, 1) = 5 and 0 <= all (by_stars)),
  reviews int not null generated always as (by_stars[1] + by_stars[2] + by_stars[3] + by_stars[4] + by_stars[5]) stored,
  stars int not null generated always as (by_stars[1] + 2 * by_stars[2] + 3 * by_stars[3] + 4 * by_stars[4] + 5 * by_stars[5]) stored
);

-- Adds numbers to numbers, one by one.
create function sum_of_stars(one int[], other int[]) returns int[]
language sql immutable parallel safe
as $$
  select array_agg(o.n + coalesce(p.n, 0) order by o.at)
  from unnest(one) with ordinality o (n, at) left join unnest(other) with ordinality p (n, at) using (at)
$$;

create function add_to_ad(of_ad bigint, more int[]) returns void language plpgsql as $$
begin
  insert into ad_ratings (ad_id) values (of_ad) on conflict do nothing;
  update ad_ratings set by_stars = sum_of_stars(by_stars, more) where ad_id = of_ad;
end $$;

create function add_to_seller(of_seller bigint, more int[]) returns void language plpgsql as $$
begin
  insert into seller_ratings (seller_id) values (of_seller) on conflict do nothing;
  update seller_ratings set by_stars = sum_of_stars(by_stars, more) where seller_id = of_seller;
end $$;

-- What a review counts: one in the place of its stars, or nothing while nobody sees it.
create function stars_of(review reviews) returns int[]
language sql immutable parallel safe
as $$
  select array_agg(case when review.status = 1 and review.held is null and review.stars = at then 1 else 0 end order by at)
  from generate_series(1, 5) at
$$;

create function count_review() returns trigger language plpgsql as $$
declare
  nothing constant int[] := '{0,0,0,0,0}';
  was int[] := case when tg_op = 'INSERT' then nothing else stars_of(old) end;
  -- Without the stars of before.
  more int[] := case when tg_op = 'DELETE' then nothing else stars_of(new) end;
  of_ad bigint := case when tg_op = 'DELETE' then old.ad_id else new.ad_id end;
begin
  more := sum_of_stars(more, array(select -n from unnest(was) with ordinality w (n, at) order by at));
  if more <> nothing then
    perform add_to_ad(of_ad, more);
    perform add_to_seller((select seller_id from ads where id = of_ad), more);
  end if;
  return null;
end $$;
create trigger review_counted after insert or delete or update of stars, status, held on reviews
  for each row execute function count_review();

-- The reviews of an ad go with it to another seller.
create function move_reviews() returns trigger language plpgsql as $$
declare
  moved int[] := (select by_stars from ad_ratings where ad_id = new.id);
begin
  if moved is not null then
    perform add_to_seller(old.seller_id, array(select -n from unnest(moved) with ordinality m (n, at) order by at));
    perform add_to_seller(new.seller_id, moved);
  end if;
  return null;
end $$;
create trigger reviews_moved after update on ads
  for each row when (old.seller_id is distinct from new.seller_id) execute function move_reviews();

-- The mean of a seller as cards show it; null under 3 reviews.
create function rating_json(of_seller bigint) returns jsonb
language sql stable parallel safe
as $$
  select jsonb_build_object('mean', round(stars * 10.0 / reviews) / 10, 'reviews', reviews)
  from seller_ratings where seller_id = of_seller and reviews >= 3
$$;

-- Cards of the catalogue contain it, as they contain the district (0036).
create function show_rating() returns trigger language plpgsql as $$
declare
  rating jsonb := rating_json(new.seller_id);
begin
  update ad_listings
  set card = case when rating is null then card - 'rating' else jsonb_set(card, '{rating}', rating) end
  where seller_id = new.seller_id and card -> 'rating' is distinct from rating;
  return null;
end $$;
create trigger rating_shown after update on seller_ratings
  for each row when (old.by_stars is distinct from new.by_stars) execute function show_rating();

-- Who revealed the phone of which ad, for the badge of a review. Kept for 180 days.
create table phone_reveals (
  ad_id bigint not null references ads,
  user_id bigint not null references users,
  revealed_at timestamptz(3) not null,
  primary key (ad_id, user_id)
);
create index phone_reveals_old on phone_reveals (revealed_at);
