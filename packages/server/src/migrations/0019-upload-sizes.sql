-- How many bytes of an uploaded file are taken: what a rolled back transaction has appended is cut off. Null for files that
-- came before this was noted; all of such a file counts.
alter table exchange_uploads add column size bigint;
