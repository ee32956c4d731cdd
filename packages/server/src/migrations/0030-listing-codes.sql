-- What filters compare with one value, as one array: an index of words with it finds ads that have a word and are of a part,
-- a brand, a level and so on without reading any other. Two indexes would give two long lists of rows.
create function listing_codes(kind text, brand_id int, spare_part_id int, category text, condition text, levels smallint[], price int)
returns text[] language sql immutable parallel safe
return array['k' || kind, 'b' || brand_id, 'p' || spare_part_id, 'c' || category, 's' || condition,
  case when price is null then 'n' end] || levels::text[];

drop index ad_listings_find;
create index ad_listings_find on ad_listings
  using gin (find, listing_codes(kind, brand_id, spare_part_id, category, condition, levels, price)) with (fastupdate = off);
