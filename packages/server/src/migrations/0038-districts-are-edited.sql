-- Administrators rename and remove districts. Cards of the catalogue contain the name; those of a removed district lose it by
-- the trigger of users, whose column becomes null.
create function show_renamed_district() returns trigger language plpgsql as $$
begin
  update ad_listings listing
  set card = jsonb_set(listing.card, '{district}', district_json(seller.id))
  from users seller
  where seller.district_id = new.id and seller.role_id = 5 and listing.seller_id = seller.id;
  return null;
end $$;

create trigger district_renamed after update of name, name_kk on districts
  for each row when ((old.name, old.name_kk) is distinct from (new.name, new.name_kk))
  execute function show_renamed_district();

-- To count and find the people of a district.
create index users_district on users (district_id) where district_id is not null;
