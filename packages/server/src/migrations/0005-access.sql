create table facilities (
  id int generated always as identity primary key,
  name text not null unique,
  name_kk text not null,
  address text not null,
  address_kk text not null
);
-- Trading sections of a facility.
create table departments (
  id int generated always as identity primary key,
  facility_id int not null references facilities,
  name text not null,
  name_kk text not null,
  unique (facility_id, name)
);
alter table users add column department_id int references departments;
create index users_department on users (department_id) where department_id is not null;

alter table sessions
  add column user_agent text,
  add column address text,
  -- To the next five minutes.
  add column seen_at timestamptz(3);
update sessions set seen_at = created_at;
alter table sessions alter column seen_at set not null;

create table invitations (
  id bigint generated always as identity primary key,
  -- SHA-256 of the token in the letter's link.
  token_hash bytea not null unique,
  email text not null,
  role_id smallint not null,
  language text not null check (language in ('ru', 'kk')),
  department_id int references departments,
  room_ids int[] not null default '{}',
  company text,
  bin text,
  invited_by bigint not null references users,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  -- Used, taken back, or followed by a newer one.
  ended_at timestamptz(3)
);
create unique index invitations_open on invitations (email) where ended_at is null;

-- Registrations and restores of access while they are under way; a finished one is deleted.
create table access_flows (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  purpose text not null check (purpose in ('registration', 'invitation', 'restore')),
  email text not null,
  -- Whose access is restored; null where nobody has the address.
  user_id bigint references users on delete cascade,
  invitation_id bigint references invitations on delete cascade,
  language text not null check (language in ('ru', 'kk')),
  code_asked_at timestamptz(3),
  code_hmac bytea,
  code_expires_at timestamptz(3),
  tries smallint not null default 0,
  proven_at timestamptz(3),
  details jsonb,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index access_flows_expires_at on access_flows (expires_at);

create table consents (
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('terms', 'ad_rules')),
  given_at timestamptz(3) not null,
  primary key (user_id, kind)
);

-- Companies that have registered, until an administrator confirms or refuses them as tenants.
create table tenant_applications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  company text not null,
  bin text not null,
  room_ids int[] not null default '{}',
  created_at timestamptz(3) not null,
  decided_at timestamptz(3),
  decided_by bigint references users,
  accepted boolean,
  comment text
);
create unique index tenant_applications_waiting on tenant_applications (user_id) where decided_at is null;
