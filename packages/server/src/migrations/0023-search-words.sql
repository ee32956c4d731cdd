-- Administrators change words on a page: a change names the version that it is about.
alter table search_aliases add column version integer not null default 1;
alter table search_aliases add column changed_at timestamptz;
update search_aliases set changed_at = created_at;
alter table search_aliases alter column changed_at set default now(), alter column changed_at set not null;

-- Queries that found nothing, or no ad with all of what was asked for, counted by day. Nothing says who asked.
create table search_misses (
  -- Folded words apart by single spaces.
  query text not null,
  day date not null,
  times integer not null,
  -- As it was typed last, and how many ads it found then.
  text text not null,
  ads integer not null,
  last_at timestamptz not null,
  primary key (query, day)
);
create index search_misses_day on search_misses (day);

-- Queries that administrators have dismissed; they are not counted.
create table search_misses_dismissed (
  query text primary key,
  at timestamptz not null
);
