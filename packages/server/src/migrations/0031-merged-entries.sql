-- Where the entries of the dictionaries went that were merged into others: an ad that is handed in with the old id gets
-- the entry that took its place.
create table merged_entries (
  kind text not null check (kind in ('part', 'brand', 'service')),
  from_id int not null,
  into_id int not null,
  primary key (kind, from_id)
);
