-- Districts of the city, in which registered individuals may say that they sell. Each centre enters those of its own city.
create table districts (
  id int generated always as identity primary key,
  name text not null unique,
  name_kk text not null,
  -- Where it stands in the list, from 1.
  position int not null
);

alter table users add column district_id int references districts on delete set null;

-- The district of a seller as ads show it; null for all but registered individuals (role 5): shops have rooms.
create function district_json(user_id bigint) returns jsonb
language sql stable parallel safe
as $$
  select jsonb_build_object('id', district.id, 'name', district.name, 'name_kk', district.name_kk)
  from users seller join districts district on district.id = seller.district_id
  where seller.id = user_id and seller.role_id = 5
$$;

-- Cards of the catalogue contain the district of their seller. Other cards do not have the property.
create function show_district() returns trigger language plpgsql as $$
declare
  district jsonb := district_json(new.id);
begin
  update ad_listings
  set card = case when district is null then card - 'district' else jsonb_set(card, '{district}', district) end
  where seller_id = new.id;
  return null;
end $$;

create trigger district_shown after update of district_id, role_id on users
  for each row when ((old.district_id, old.role_id) is distinct from (new.district_id, new.role_id))
  execute function show_district();
