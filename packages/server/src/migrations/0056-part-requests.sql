-- What people ask the shops for: one part for one car.
create table part_requests (
  id bigint generated always as identity primary key,
  asker_id bigint not null references users on delete cascade,
  status int not null default 1,
  close_reason text,
  text text not null,
  brand_id int not null references brands,
  model text,
  year int,
  -- Only the asker and the shops that were asked see it. It is in no list, log, notification or address.
  vin text,
  spare_part_id int references spare_parts on delete set null,
  condition text not null,
  price_idea int,
  needed_by date,
  note text,
  -- The text or the note seems to have a phone or an address.
  contacts boolean not null,
  -- What two requests of one person for the same part and car have in common.
  same_key text not null,
  -- The last wave that went out, and when the next one does if there are too few answers.
  wave int not null default 0,
  next_wave_at timestamptz(3),
  created_at timestamptz(3) not null,
  -- When it was sent or reopened; its days and waves count from here.
  opened_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  reminded_at timestamptz(3),
  closed_at timestamptz(3),
  chosen_answer_id bigint,
  removal_reason text,
  removal_comment text,
  check (status in (1, 2)),
  check ((status = 2) = (closed_at is not null)),
  check ((status = 2) = (close_reason is not null))
);
create unique index part_requests_same on part_requests (asker_id, same_key) where status = 1;
create index part_requests_asker on part_requests (asker_id, created_at desc);
create index part_requests_next_wave on part_requests (next_wave_at) where status = 1 and next_wave_at is not null;
create index part_requests_expires on part_requests (expires_at) where status = 1;
create index part_requests_created on part_requests (created_at desc, id desc);
create index part_requests_brand on part_requests (brand_id);
create index part_requests_part on part_requests (spare_part_id);

create table part_request_photos (
  request_id bigint not null references part_requests on delete cascade,
  photo_id int not null references photos on delete cascade,
  position int not null,
  primary key (request_id, photo_id)
);
create index part_request_photos_photo on part_request_photos (photo_id);

-- The shops that a request was sent to.
create table part_asks (
  request_id bigint not null references part_requests on delete cascade,
  company_id bigint not null references companies on delete cascade,
  wave int not null,
  asked_at timestamptz(3) not null,
  -- Whether its people were told; over the daily cap the request only waits in their list.
  told boolean not null,
  looked_at timestamptz(3),
  skipped_at timestamptz(3),
  primary key (request_id, company_id)
);
create index part_asks_company on part_asks (company_id, asked_at desc);

create table part_answers (
  id bigint generated always as identity primary key,
  request_id bigint not null references part_requests on delete cascade,
  company_id bigint not null references companies on delete cascade,
  has boolean not null,
  price int,
  price_to int,
  price_before int,
  condition text,
  maker text,
  ready text,
  ready_on date,
  warranty_days int,
  note text,
  valid_until timestamptz(3),
  -- Counts what the shop has answered, so that none of two colleagues' answers is lost.
  version int not null default 1,
  created_at timestamptz(3) not null,
  edited_at timestamptz(3),
  -- When the asker saw it as it is; null if not yet.
  seen_at timestamptz(3),
  going_until timestamptz(3),
  -- When the asker gave this shop the own phone; it can't be taken back.
  phone_given_at timestamptz(3),
  unique (request_id, company_id),
  check (has = (price is not null))
);
create index part_answers_company on part_answers (company_id, created_at desc);
alter table part_requests add foreign key (chosen_answer_id) references part_answers on delete set null;
create index part_requests_chosen on part_requests (chosen_answer_id) where chosen_answer_id is not null;

create table part_answer_photos (
  answer_id bigint not null references part_answers on delete cascade,
  photo_id int not null references photos on delete cascade,
  position int not null,
  primary key (answer_id, photo_id)
);
create index part_answer_photos_photo on part_answer_photos (photo_id);

-- What a shop does not want to be asked for: a brand, a part, or anything until a moment.
create table part_mutes (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies on delete cascade,
  kind text not null,
  brand_id int references brands on delete cascade,
  spare_part_id int references spare_parts on delete cascade,
  until timestamptz(3),
  created_at timestamptz(3) not null,
  check ((kind = 'brand') = (brand_id is not null)),
  check ((kind = 'part') = (spare_part_id is not null)),
  check ((kind = 'tomorrow') = (until is not null))
);
create unique index part_mutes_brand on part_mutes (company_id, brand_id) where brand_id is not null;
create unique index part_mutes_part on part_mutes (company_id, spare_part_id) where spare_part_id is not null;
create unique index part_mutes_tomorrow on part_mutes (company_id) where until is not null;
create index part_mutes_of_brand on part_mutes (brand_id) where brand_id is not null;
create index part_mutes_of_part on part_mutes (spare_part_id) where spare_part_id is not null;

-- Reports of shops about askers, and of askers about shops.
create table part_reports (
  id bigint generated always as identity primary key,
  request_id bigint not null references part_requests on delete cascade,
  -- The number of the side that reports: a company, or the asker.
  reporter_id bigint not null,
  answer_id bigint references part_answers on delete cascade,
  reason text not null,
  text text,
  created_at timestamptz(3) not null,
  resolved_at timestamptz(3)
);
create unique index part_reports_open on part_reports (request_id, reporter_id) where resolved_at is null;
create index part_reports_answer on part_reports (answer_id) where answer_id is not null;

-- Who may not ask, or is not asked: by the number of a person or of a company, which are never the same.
create table part_bars (
  party_id bigint primary key,
  reason text not null,
  comment text not null,
  until timestamptz(3) not null,
  created_at timestamptz(3) not null
);
