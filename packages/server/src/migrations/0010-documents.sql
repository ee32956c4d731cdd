-- Programs of the accounting system that send documents; each has its own sign-in.
create table exchange_bases (
  id int generated always as identity primary key,
  name text not null,
  login text not null unique,
  -- SHA-256 of the secret, which is random and shown once.
  secret_hash bytea not null,
  -- Networks it may call from, in CIDR notation; empty for any.
  networks text[] not null default '{}',
  created_by bigint references users,
  created_at timestamptz(3) not null,
  seen_at timestamptz(3),
  revoked_at timestamptz(3)
);

-- The documents of one kind and one month: the spec's «date record», the rid of its documents.
create table document_batches (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('invoice', 'completion', 'application')),
  -- The first day of the month.
  period date not null check (extract(day from period) = 1),
  -- The last day on which tenants should act.
  due_on date,
  created_at timestamptz(3) not null,
  unique (kind, period)
);

create table documents (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('invoice', 'completion', 'application')),
  batch_id bigint not null references document_batches,
  status smallint not null check (status between 1 and 5),
  -- Who sent it; null if staff entered it.
  base_id int references exchange_bases,
  -- Its id at the sender.
  guid text not null,
  -- The newest version. What follows is copied from it for lists.
  version int not null,
  number text not null,
  dated_on date not null,
  title text not null,
  company text not null,
  -- Of the tenant. Whoever is registered with this BIN owns the document.
  bin text not null check (bin ~ '^[0-9]{12}$'),
  room_ids int[] not null default '{}',
  -- In hundredths of the currency.
  total bigint not null,
  currency text not null default 'KZT',
  -- What is searched: number, title, company and BIN in lower case.
  words text not null,
  -- The tenant has neither opened nor downloaded the newest version.
  unread boolean not null default true,
  -- The secret part of the address of the public check, printed in the QR code.
  check_token text not null unique,
  received_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  deleted_at timestamptz(3)
);
create unique index documents_source on documents (base_id, kind, guid) where deleted_at is null;
-- A repeated document is found by its id at the sender, deleted or not.
create index documents_of_guid on documents (guid, kind);
create index documents_listed on documents (kind, dated_on desc, id desc) where deleted_at is null;
create index documents_by_total on documents (kind, total desc, id desc) where deleted_at is null;
create index documents_of_tenant on documents (bin, kind, dated_on desc, id desc) where deleted_at is null;
create index documents_of_batch on documents (batch_id) where deleted_at is null;
create index documents_waiting on documents (kind, status, bin) where deleted_at is null and status in (1, 2, 3);
create index documents_words on documents using gin (words gin_trgm_ops);

-- What was sent and drawn; a row never changes, apart from its file, which is drawn once.
create table document_versions (
  document_id bigint not null references documents,
  version int not null,
  -- The version's name at the sender (DataVersion of 1C).
  data_version text not null,
  content jsonb not null,
  -- SHA-256 of the content, to tell a repeated version from a changed one.
  content_hash bytea not null,
  -- SHA-256 of the PDF in hexadecimal digits, by which it is stored; null until it is drawn.
  file text,
  size int,
  pages int,
  -- The PDF came from the sender.
  from_sender boolean not null default false,
  received_at timestamptz(3) not null,
  primary key (document_id, version)
);
create index document_versions_file on document_versions (file) where file is not null;

-- What tenants and staff did with documents, for the accounting system to read and acknowledge.
create table document_changes (
  id bigint generated always as identity primary key,
  base_id int not null references exchange_bases,
  document_id bigint not null references documents,
  version int not null,
  action text not null,
  status smallint not null,
  reason text,
  comment text,
  at timestamptz(3) not null,
  delivered_at timestamptz(3),
  acknowledged_at timestamptz(3)
);
create index document_changes_waiting on document_changes (base_id, id) where acknowledged_at is null;

-- When a tenant was last reminded of a batch, by hand or by the clock.
create table document_reminders (
  batch_id bigint not null references document_batches,
  bin text not null,
  -- The day in the time zone of the centre.
  day date not null,
  at timestamptz(3) not null,
  primary key (batch_id, bin, day)
);

-- Documents that have come and of which their tenant is not told yet: that happens a minute after the first, at once.
create table document_news (
  document_id bigint primary key references documents,
  batch_id bigint not null references document_batches,
  bin text not null,
  -- The tenant had an earlier version.
  renewed boolean not null
);
create index document_news_told on document_news (batch_id, bin, renewed);
