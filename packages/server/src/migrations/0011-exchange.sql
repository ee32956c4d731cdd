-- A batch of documents that came together.
create table exchange_batches (
  id bigint generated always as identity primary key,
  base_id int not null references exchange_bases,
  form text not null check (form in ('zip', 'ndjson')),
  -- Name of the ZIP file in the folder of waiting files; null without files, and once all rows are processed.
  file text,
  total int not null,
  received_at timestamptz(3) not null,
  finished_at timestamptz(3)
);
create index exchange_batches_of_base on exchange_batches (base_id, id desc);
create index exchange_batches_unfinished on exchange_batches (id) where finished_at is null;

-- Every document and file that came, alone or in a batch, and what became of it.
create table exchange_rows (
  id bigint generated always as identity primary key,
  base_id int not null references exchange_bases,
  batch_id bigint references exchange_batches,
  -- The place in the batch, from 0.
  place int,
  kind text,
  guid text,
  data_version text,
  -- What a list shows, as far as it could be read.
  number text,
  company text,
  bin text,
  total bigint,
  currency text,
  -- What is searched: number, guid, company and BIN in lower case.
  words text not null default '',
  outcome text not null check (outcome in ('waiting', 'created', 'renewed', 'unchanged', 'refused')),
  problems jsonb not null default '[]',
  -- The text that came.
  raw text not null,
  document_id bigint references documents,
  at timestamptz(3) not null,
  -- When `changes` was asked to request the document again, and in which delivery it did.
  asked_at timestamptz(3),
  asked_delivery bigint,
  answered_at timestamptz(3),
  unique (batch_id, place)
);
create index exchange_rows_newest on exchange_rows (id desc);
create index exchange_rows_of_base on exchange_rows (base_id, at desc);
create index exchange_rows_refused on exchange_rows (id desc) where outcome = 'refused';
create index exchange_rows_waiting on exchange_rows (batch_id, place) where outcome = 'waiting';
create index exchange_rows_asked on exchange_rows (base_id, id) where asked_at is not null and answered_at is null;
create index exchange_rows_words on exchange_rows using gin (words gin_trgm_ops);

-- A response to `changes` is a delivery. The next request names it, which acknowledges exactly its rows: a row that is
-- committed later with a smaller id, or one whose response was lost, is delivered again.
create sequence exchange_deliveries;
alter table document_changes add column delivery bigint;
