-- A QR code that the telephone reads instead of NCALayer signing: one for each signing session, the newest.
create table egov_requests (
  session_id uuid primary key references signing_sessions on delete cascade,
  -- The sign-in that has shown the code. With it the code ends.
  sign_in_id bigint not null references sessions on delete cascade,
  -- SHA-256 of the secret in the code.
  secret_hash bytea not null unique,
  -- SHA-256 of the token that the telephone got when it read the code; whoever reads it later gets another one.
  token_hash bytea unique,
  -- The documents that the telephone signs, in their order.
  documents bigint[] not null,
  read_at timestamptz(3),
  -- When the telephone sent its signatures. The code cannot be used again.
  sent_at timestamptz(3)
);
create index egov_requests_of_sign_in on egov_requests (sign_in_id);

-- The signatures of a telephone as they came, for the page that shows the code.
create table egov_signatures (
  session_id uuid not null references egov_requests on delete cascade,
  document_id bigint not null,
  cms text not null,
  primary key (session_id, document_id)
);
