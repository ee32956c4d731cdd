-- Counts of the suggestions are read from these indexes alone.
create index ad_listings_part_brand on ad_listings (spare_part_id, brand_id);
create index ad_listings_room_sets on ad_listings (room_ids);

-- Article numbers in the titles of public ads, for suggestions by their beginning.
create table ad_articles (
  -- Letters and digits alone, as `articleKey` of the SDK writes them: Cyrillic letters that look like Latin ones are
  -- Latin, o is 0.
  key text collate "C" not null,
  ad_id bigint not null references ad_listings on delete cascade,
  -- As its seller wrote it, in upper case.
  shown text not null,
  primary key (key, ad_id)
);
create index ad_articles_of_ad on ad_articles (ad_id);

-- A word with at least three digits, or digits in groups («0 986 479 743»). Oil grades, sizes of tyres, spans of years
-- and amounts are none.
create function article_numbers(title text) returns table (key text, shown text)
language sql immutable parallel safe
as $$
  with plain as (
    select upper(translate(title, 'АВЕКМНОРСТУХавекмнорстух', 'ABEKMHOPCTYXABEKMHOPCTYX')) as text
  ), pieces as (
    select m[1] as shown from plain, regexp_matches(plain.text, '(?<![A-ZА-ЯЁ0-9])([A-Z0-9]{1,4}(?: [0-9]{3}){2,3}(?: [A-Z0-9]{1,3})?)(?![A-ZА-ЯЁ0-9])', 'g') m
    union all
    select m[1] from plain, regexp_matches(plain.text, '(?<![A-ZА-ЯЁ0-9])([A-Z0-9][A-Z0-9./-]{3,}[A-Z0-9])(?![A-ZА-ЯЁ0-9])', 'g') m
  ), keys as (
    select regexp_replace(pieces.shown, '[^A-Z0-9]', '', 'g') as key, pieces.shown from pieces
  )
  -- By the key as it is kept: «O986479» and «0986479» in one title are one number.
  select distinct on (translate(lower(keys.key), 'o', '0')) translate(lower(keys.key), 'o', '0'), keys.shown from keys
  where length(keys.key) between 5 and 24
    and keys.key ~ '[0-9].*[0-9].*[0-9]'
    and keys.key !~ '^[0-9]{1,2}W[0-9]{2}$'
    and keys.key !~ '^[0-9]{5}Z?R[0-9]{2}C?$'
    and keys.key !~ '^(19|20)[0-9]{2}(19|20)[0-9]{2}$'
    and keys.key !~ '^[0-9]+(ML|MM|KG|AH|A|V|W|L|K|R[0-9]{2})$'
    and keys.shown !~ '^[0-9]{2,3}[/][0-9]{2,3}'
  order by translate(lower(keys.key), 'o', '0'), keys.shown
$$;

create function list_new_articles() returns trigger
language plpgsql
as $$
begin
  insert into ad_articles (key, ad_id, shown)
  select found.key, l.ad_id, found.shown from added l, article_numbers(l.card ->> 'title') found;
  return null;
end
$$;

create function list_changed_articles() returns trigger
language plpgsql
as $$
begin
  delete from ad_articles a using was, becomes
  where a.ad_id = was.ad_id and was.ad_id = becomes.ad_id
    and was.card ->> 'title' is distinct from becomes.card ->> 'title';
  insert into ad_articles (key, ad_id, shown)
  select found.key, becomes.ad_id, found.shown
  from was join becomes on was.ad_id = becomes.ad_id, article_numbers(becomes.card ->> 'title') found
  where was.card ->> 'title' is distinct from becomes.card ->> 'title';
  return null;
end
$$;

create trigger list_new_articles after insert on ad_listings
referencing new table as added for each statement execute function list_new_articles();

create trigger list_changed_articles after update on ad_listings
referencing old table as was new table as becomes for each statement execute function list_changed_articles();

insert into ad_articles (key, ad_id, shown)
select found.key, l.ad_id, found.shown from ad_listings l, article_numbers(l.card ->> 'title') found;
