-- How often something was done lately, by what the limiter calls a key.
create table throttles (
  key text primary key,
  count int not null,
  window_start timestamptz(3) not null
);
create index throttles_window_start on throttles (window_start);
