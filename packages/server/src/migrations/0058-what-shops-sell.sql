-- Which shops sell parts of a category or for a brand, read from the indexes alone: a part request asks for all shops at once.
create index ad_listings_sold_category on ad_listings (category, brand_id, spare_part_id, seller_id) where kind = 'part';
create index ad_listings_sold_brand on ad_listings (brand_id, seller_id) where kind = 'part';
