-- Copies with a signature sheet that the portal has given out, by SHA-256 of their bytes in hexadecimal digits, so that the public
-- check knows them. The copies themselves are not kept.
create table signed_copies (
  file text primary key,
  document_id bigint not null,
  version int not null,
  made_at timestamptz(3) not null,
  foreign key (document_id, version) references document_versions
);
