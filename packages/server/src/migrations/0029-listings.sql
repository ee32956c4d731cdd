-- Queries of the catalogue read `find`. This column, with its index, and the index of parts of words serve no query any
-- more, but every published ad writes them.
alter table ad_listings drop column vector;
drop index ad_listings_words;

-- «Услуги», «Товары»: also where there are none.
create index ad_listings_kind on ad_listings (kind, sort_at desc, ad_id desc);

-- Words of titles alone: where a word stands is not in the index of all words.
create index ad_listings_title on ad_listings using gin (ts_filter(find, '{a}')) with (fastupdate = off);
