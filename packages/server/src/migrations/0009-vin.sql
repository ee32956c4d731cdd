-- VIN or frame number of the car that a part was taken from, in the SDK's normal form.
alter table ad_revisions add column vin text;
alter table ad_listings add column vin text;
-- The search finds it by its beginning, with its hyphen or without.
create index ad_listings_vin on ad_listings (replace(vin, '-', '') text_pattern_ops) where vin is not null;
