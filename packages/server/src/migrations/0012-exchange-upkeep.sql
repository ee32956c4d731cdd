-- An accountant has settled a refused row outside of the exchange («Разобрано»): it no longer waits to be mended.
alter table exchange_rows add column set_aside_at timestamptz(3);
alter table exchange_rows add column set_aside_by bigint references users;

-- The newest row of a document, for documents that wait for their tenant.
create index exchange_rows_of_document on exchange_rows (document_id, id desc) where document_id is not null;
-- The oldest rows, which are deleted by the clock.
create index exchange_rows_by_time on exchange_rows (at);

-- PDFs that accounting systems sent. One that no version came to name is deleted by the clock.
create table exchange_papers (
  -- SHA-256 of the PDF in hexadecimal digits, by which it is stored.
  file text primary key,
  -- When it was last received.
  at timestamptz(3) not null
);
create index exchange_papers_by_time on exchange_papers (at);

-- Sign-ins of accounting systems that speak CommerceML, and the files that they upload in parts.
create table exchange_sessions (
  id bigint generated always as identity primary key,
  -- SHA-256 of the cookie's value.
  token_hash bytea not null unique,
  base_id int not null references exchange_bases,
  expires_at timestamptz(3) not null
);
create index exchange_sessions_by_time on exchange_sessions (expires_at);

create table exchange_uploads (
  session_id bigint not null references exchange_sessions on delete cascade,
  -- The name that the accounting system gave it.
  name text not null,
  -- Its name in the folder of waiting files.
  file text not null,
  -- What it became.
  batch_id bigint references exchange_batches,
  primary key (session_id, name)
);
alter table exchange_batches drop constraint exchange_batches_form_check;
alter table exchange_batches
  add constraint exchange_batches_form_check check (form in ('zip', 'ndjson', 'commerceml'));
