-- With the columns of the filters, as the indexes of brands, parts and categories have them: a list that is walked in its
-- order reads the table only for the cards of its page.
drop index ad_listings_newest, ad_listings_cheap, ad_listings_dear;
create index ad_listings_newest on ad_listings (sort_at desc, ad_id desc)
  include (kind, brand_id, spare_part_id, category, condition, price_up, price_down, levels, weekdays);
create index ad_listings_cheap on ad_listings (price_up, ad_id)
  include (kind, brand_id, spare_part_id, category, condition, levels, weekdays);
create index ad_listings_dear on ad_listings (price_down desc, ad_id desc)
  include (kind, brand_id, spare_part_id, category, condition, levels, weekdays);
