-- The key under which the files lie; null is the photo's own. The demo's ads share pictures, while each has photos of its own.
alter table photos add column files_key text;
