-- A row keeps its first problems and the number of the others: a thousand documents may have a million.
alter table exchange_rows add column more_problems int not null default 0;
update exchange_rows set
  more_problems = jsonb_array_length(problems) - 20,
  problems = jsonb_path_query_array(problems, '$[0 to 19]')
where jsonb_array_length(problems) > 20;

-- Whether the text that came is still there. The oldest ones of refused rows go once a base has sent too many in a day.
alter table exchange_rows add column raw_kept boolean not null default true;

-- How many bytes of refused texts are kept of a base and a day, and how many texts have gone.
create table exchange_refused_bytes (
  base_id int not null references exchange_bases,
  day date not null,
  bytes bigint not null,
  dropped int not null,
  primary key (base_id, day)
);
