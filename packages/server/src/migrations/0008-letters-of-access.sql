alter table access_flows
  -- How often a code was asked for in this flow.
  add column asks smallint not null default 1,
  -- Tries at the code of the last letter; `tries` starts anew with each ask, whether a letter went out or not.
  add column guesses smallint not null default 0;
update access_flows set guesses = tries;

-- Links of the letters with which a registration or a restore goes on in another browser; a followed one is deleted.
create table access_links (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  purpose text not null check (purpose in ('registration', 'restore')),
  email text not null,
  user_id bigint references users on delete cascade,
  language text not null check (language in ('ru', 'kk')),
  -- Whose asking the letter answers; the flow may be over by now.
  flow_id bigint not null,
  asked_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  unique (flow_id, asked_at)
);
create index access_links_email on access_links (email);
create index access_links_expires_at on access_links (expires_at);
