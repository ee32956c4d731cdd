-- Queries of the catalogue read `find`. This column, with its index, and the index of parts of words serve no query any
-- more, but every published ad writes them.
alter table ad_listings drop column vector;
drop index ad_listings_words;

-- With the columns of the other filters: of a brand with 25,000 ads the few that are on a level are found, counted and
-- sorted without the table. The kind and the condition had no index: «Услуги» without ads was a scan of all.
drop index ad_listings_brand, ad_listings_part, ad_listings_category;
create index ad_listings_brand on ad_listings (brand_id, sort_at desc, ad_id desc)
  include (kind, spare_part_id, category, condition, price_up, price_down, levels, weekdays);
create index ad_listings_part on ad_listings (spare_part_id, sort_at desc, ad_id desc)
  include (kind, brand_id, category, condition, price_up, price_down, levels, weekdays);
create index ad_listings_category on ad_listings (category, sort_at desc, ad_id desc)
  include (kind, brand_id, spare_part_id, condition, price_up, price_down, levels, weekdays);
create index ad_listings_condition on ad_listings (condition, sort_at desc, ad_id desc)
  include (kind, brand_id, spare_part_id, category, price_up, price_down, levels, weekdays);
create index ad_listings_kind on ad_listings (kind, sort_at desc, ad_id desc)
  include (brand_id, spare_part_id, category, condition, price_up, price_down, levels, weekdays);

-- Words of titles, and of titles and names: where a word stands is not in the index of all words.
create index ad_listings_title on ad_listings using gin (ts_filter(find, '{a}')) with (fastupdate = off);
create index ad_listings_named on ad_listings using gin (ts_filter(find, '{a,b}')) with (fastupdate = off);
