-- Keys that creating calls came with, and what was answered, for a day.
create table idempotency_keys (
  -- Whose key it is: `user:12`, `flow:` with the SHA-256 of the flow's token, or `address:` of a guest.
  scope text not null,
  key text not null,
  -- SHA-256 of the operation, its parsed fields and its files: what the key was used for.
  fingerprint bytea not null,
  -- Empty only inside the transaction that is at work.
  status smallint,
  body text,
  created_at timestamptz(3) not null,
  primary key (scope, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);
