-- Signatures of documents. A row is never deleted, and only its state changes.
create table document_signatures (
  id bigint generated always as identity primary key,
  document_id bigint not null,
  version int not null,
  side text not null check (side in ('tenant', 'centre')),
  -- `valid` counts; `pending_revocation` waits until somebody can tell whether the certificate is revoked; `invalid` turned
  -- out to be wrong; `void` would be valid, but the document had changed by the time that could be told.
  state text not null check (state in ('valid', 'pending_revocation', 'invalid', 'void')),
  -- A SignatureFault; only of invalid ones.
  fault text,
  -- SHA-256 of the PDF that is signed, in hexadecimal digits, by which it is stored.
  file text not null,
  cms bytea not null,
  -- The portal's user who sent it, and in which session.
  user_id bigint not null references users,
  session_id uuid not null,
  -- Whose key it is, as the certificate says.
  iin text,
  bin text,
  name text not null,
  position text not null,
  organisation text,
  serial text not null,
  algorithm text not null,
  -- By the timestamp if there is one, else when it was received.
  signed_at timestamptz(3) not null,
  received_at timestamptz(3) not null,
  -- A timestamp of a trusted authority proves the time.
  timestamped boolean not null default false,
  -- Whom it concerns has been notified.
  told boolean not null default false,
  foreign key (document_id, version) references document_versions
);
-- Two signatures of one side at once cannot both count.
create unique index document_signatures_standing on document_signatures (document_id, version, side)
  where state in ('valid', 'pending_revocation');
create index document_signatures_pending on document_signatures (id) where state = 'pending_revocation';
create index document_signatures_untold on document_signatures (session_id) where not told and state = 'valid';

-- Permission of one user to sign fixed bytes.
create table signing_sessions (
  id uuid primary key,
  user_id bigint not null references users,
  kind text not null check (kind in ('completion', 'application')),
  side text not null check (side in ('tenant', 'centre')),
  -- Of the tenant; null for the centre.
  bin text,
  -- SHA-256 of the secret that comes with every signature.
  nonce_hash bytea not null,
  expires_at timestamptz(3) not null,
  -- A job will tell of its signatures.
  telling boolean not null default false
);
create index signing_sessions_over on signing_sessions (expires_at);

create table signing_session_documents (
  session_id uuid not null references signing_sessions on delete cascade,
  document_id bigint not null references documents,
  version int not null,
  file text not null,
  -- Set when a signature is taken: SHA-256 of it, and what was answered.
  cms_hash bytea,
  result jsonb,
  primary key (session_id, document_id)
);

-- What proves a signature, stored once however many signatures it proves: certificates, answers of OCSP, lists of revoked
-- certificates, timestamps. By SHA-256 in hexadecimal digits.
create table signature_proofs (
  hash text primary key,
  bytes bytea not null
);

-- The pinned authorities that were in force at a time.
create table signature_roots (
  id text primary key,
  -- Hashes of their certificates in signature_proofs.
  certificates text[] not null,
  since timestamptz(3) not null
);

-- Results of verifying a signature; the newest counts. Another row is added when a pending one is decided and when its
-- timestamp is renewed.
create table signature_evidence (
  id bigint generated always as identity primary key,
  signature_id bigint not null references document_signatures,
  at timestamptz(3) not null,
  root_set text not null references signature_roots,
  -- Hashes in signature_proofs; the signer's certificate first.
  chain text[] not null,
  ocsp text references signature_proofs,
  crl text references signature_proofs,
  timestamp text references signature_proofs,
  -- Later timestamps, each over the one before.
  renewals text[] not null default '{}',
  -- When revocation was asked about; null if nobody was.
  asked_at timestamptz(3),
  -- When the certificate of the newest timestamp ends; null without one.
  timestamp_until timestamptz(3),
  report jsonb not null,
  -- Version of the portal that verified.
  software text not null
);
create index signature_evidence_newest on signature_evidence (signature_id, id desc);

-- Who may sign for a company, or for an entrepreneur.
create table signatories (
  id bigint generated always as identity primary key,
  bin text not null check (bin ~ '^[0-9]{12}$'),
  name text not null,
  position text,
  -- Of the key, or the portal's user whose signatures count whatever the key's IIN.
  iin text check (iin ~ '^[0-9]{12}$'),
  user_id bigint references users,
  until date,
  source text not null check (source in ('certificate', 'staff')),
  added_by bigint references users,
  added_at timestamptz(3) not null,
  ended_by bigint references users,
  ended_at timestamptz(3),
  check ((iin is null) <> (user_id is null))
);
create index signatories_of_company on signatories (bin, id desc);
create unique index signatories_by_certificate on signatories (bin, iin) where source = 'certificate';

-- A change that a signature made names it, so that the accounting system can fetch it.
alter table document_changes add column signature_id bigint references document_signatures;
