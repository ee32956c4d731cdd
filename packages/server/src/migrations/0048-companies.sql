-- A tenant is a company, for which several people act. Its number comes from the sequence of the users, so that no number is both
-- a company and a person: whoever sells an ad is one of the two.
create table companies (
  id bigint primary key default nextval('users_id_seq'),
  company text not null,
  bin text not null,
  -- What stands over its doors.
  sign text not null,
  department_id int references departments,
  trade text,
  trade_kk text,
  weekdays smallint[] not null default '{}',
  hours_from text,
  hours_to text,
  created_at timestamptz(3) not null
);
create unique index companies_bin on companies (bin);
create index companies_department on companies (department_id) where department_id is not null;

create table memberships (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  company_id bigint not null references companies,
  function text not null check (function in ('owner', 'accountant', 'seller')),
  since timestamptz(3) not null,
  until timestamptz(3)
);
create unique index memberships_current on memberships (user_id, company_id) where until is null;
create index memberships_company on memberships (company_id) where until is null;

insert into companies (company, bin, sign, department_id, trade, trade_kk, weekdays, hours_from, hours_to, created_at)
select t.company, t.bin, u.display_name, u.department_id, t.trade, t.trade_kk, t.weekdays, t.hours_from, t.hours_to, u.created_at
from tenants t join users u on u.id = t.user_id order by t.user_id;
insert into memberships (user_id, company_id, function, since)
select t.user_id, c.id, 'owner', u.created_at
from tenants t join companies c on c.bin = t.bin join users u on u.id = t.user_id order by t.user_id;

-- For which of several companies a person acts in this session; null is the one that was joined first.
alter table sessions add column acts_for bigint references companies;

-- A room is let to a company.
alter table rooms add column company_id bigint references companies;
update rooms set company_id = m.company_id from memberships m where m.user_id = rooms.tenant_id;
drop trigger search_words_changed on rooms;
drop trigger content_renamed on rooms;
alter table rooms drop column tenant_id;
create index rooms_company on rooms (company_id) where company_id is not null;

create or replace function plate_json(room_id int) returns jsonb
language sql stable parallel safe
as $$
  select jsonb_build_object('id', room.id, 'level', room.level, 'number', room.number, 'name', company.sign)
  from rooms room left join companies company on company.id = room.company_id
  where room.id = room_id
$$;

-- An ad of a company keeps its author as owner_id. Without a company it is that person's own.
alter table ads add column company_id bigint references companies;
update ads set company_id = m.company_id from memberships m where m.user_id = ads.owner_id;
alter table ads add column seller_id bigint not null generated always as (coalesce(company_id, owner_id)) stored;
drop index ads_owner;
create index ads_seller on ads (seller_id, changed_at desc, id desc) where deleted_at is null;
update ad_listings set seller_id = m.company_id from memberships m where m.user_id = ad_listings.seller_id;

-- Photos of a company are taken by any of its people.
alter table staged_photos add column company_id bigint references companies;
update staged_photos set company_id = m.company_id from memberships m where m.user_id = staged_photos.owner_id;

-- Of which company a notification speaks; null for what concerns the person.
alter table notifications add column company_id bigint references companies;
update notifications set company_id = m.company_id from memberships m where m.user_id = notifications.user_id;

-- The district of a seller as ads show it. Ads of companies have rooms instead, so it is asked for private sellers alone.
create or replace function district_json(user_id bigint) returns jsonb
language sql stable parallel safe
as $$
  select jsonb_build_object('id', district.id, 'name', district.name, 'name_kk', district.name_kk)
  from users seller join districts district on district.id = seller.district_id
  where seller.id = user_id
$$;
drop trigger district_shown on users;
create trigger district_shown after update of district_id on users
  for each row when (old.district_id is distinct from new.district_id)
  execute function show_district();
create or replace function show_renamed_district() returns trigger language plpgsql as $$
begin
  update ad_listings listing
  set card = jsonb_set(listing.card, '{district}', district_json(seller.id))
  from users seller
  where seller.district_id = new.id and listing.seller_id = seller.id;
  return null;
end $$;

-- The words of the search and the texts of the centre name shops.
drop trigger search_words_changed on users;
drop trigger content_renamed on users;
drop table tenants;
create trigger search_words_added after insert or delete on companies
  for each statement execute function search_words_changed();
create trigger search_words_changed after update on companies for each row
  when ((old.company, old.sign) is distinct from (new.company, new.sign))
  execute function search_words_changed();
create trigger content_renamed after update on companies for each row
  when (old.sign is distinct from new.sign)
  execute function content_changed();
create trigger search_words_changed after update on rooms for each row
  when ((old.number, old.company_id) is distinct from (new.number, new.company_id))
  execute function search_words_changed();
create trigger content_renamed after update on rooms for each row
  when ((old.level, old.number, old.company_id) is distinct from (new.level, new.number, new.company_id))
  execute function content_changed();

-- People are shown by their own names: a first name and an initial. Sections belong to the company from now on.
update users set department_id = null,
  display_name = regexp_replace(btrim(name), '^(\S+)(\s+(\S)\S*)?.*$', '\1 \3.')
where exists (select from memberships m where m.user_id = users.id);
update users set display_name = btrim(regexp_replace(display_name, ' \.$', ''))
where exists (select from memberships m where m.user_id = users.id);
