-- Documents are found by the plates of their rooms, and Kazakh letters are the Russian ones that people type instead, as in
-- `documentWords`. Sums have an index already.
update documents d set words = translate(d.words, 'әғқңөұүһі', 'агкноуухи') || coalesce(
  (select string_agg(' ' || r.level || ' ' || replace(r.number, '-', ' '), '' order by room.place)
   from unnest(d.room_ids) with ordinality as room (id, place) join rooms r on r.id = room.id), '')
where d.words ~ '[әғқңөұүһі]' or cardinality(d.room_ids) > 0;
create index documents_of_room on documents using gin (room_ids) where deleted_at is null;
