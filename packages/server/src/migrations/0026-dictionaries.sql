-- Names that entries of the dictionaries had before they were renamed or merged. Ads are no longer shown under them; the
-- search understands them, and so do the words that the portal brings for them.
create table former_names (
  kind text not null check (kind in ('part', 'brand', 'service')),
  name text not null,
  name_kk text,
  entry_id int not null,
  primary key (kind, name)
);
create trigger search_words_changed after insert or update or delete on former_names
  for each statement execute function search_words_changed();

-- To find the ads of an entry that is renamed or merged.
create index ad_revisions_brand on ad_revisions (brand_id) where brand_id is not null;
create index ad_revisions_part on ad_revisions (spare_part_id) where spare_part_id is not null;
create index ad_revisions_service on ad_revisions (service_id) where service_id is not null;
