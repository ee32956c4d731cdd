-- Groups of trades: administrators name at most eight of them, each shop chooses one and keeps its own words beside it.
create table trade_groups (
  id int generated always as identity primary key,
  name text not null,
  name_kk text not null,
  position int not null
);
insert into trade_groups (name, name_kk, position) values
  ('Двигатель и трансмиссия', 'Қозғалтқыш пен трансмиссия', 1),
  ('Подвеска и тормоза', 'Аспа мен тежегіш', 2),
  ('Кузов и стекла', 'Шанақ пен әйнек', 3),
  ('Электрика и свет', 'Электрика мен жарық', 4),
  ('Шины и диски', 'Шиналар мен дискілер', 5),
  ('Масла и химия', 'Майлар мен химия', 6),
  ('Аксессуары и инструмент', 'Керек-жарақ пен құрал', 7),
  ('Сервис', 'Қызмет көрсету', 8);

alter table companies
  add column trade_group_id int references trade_groups,
  -- E.164. They are in no public answer.
  add column phones text[] not null default '{}',
  add column whatsapp text,
  add column door_photo text references content_images,
  -- Counts changes of the settings, so that none is lost. Exceptions of days and the photo have no part in it.
  add column settings_version int not null default 1;
create index companies_trade_group on companies (trade_group_id) where trade_group_id is not null;
create index companies_door_photo on companies (door_photo) where door_photo is not null;

-- The group that a shop's own words name, if they name one.
with worded (pattern, name, at) as (values
    ('(^|[^а-яё])[Шш]ин|[Рр]езин|колёс|[Лл]итые диски|[Бб]алансировк', 'Шины и диски', 1),
    ('[Сс]ервис|[Рр]емонт ходовой|[Хх]имчистка|[Тт]онировк', 'Сервис', 2),
    ('[Аа]ккумулятор|[Фф]ары|[Сс]вет|[Оо]птик|[Ээ]лектр|[Сс]игнализац|[Мм]агнитол', 'Электрика и свет', 3),
    ('[Тт]ормоз|[Пп]одвеск|[Аа]мортизатор|[Рр]улев|[Сс]тупиц', 'Подвеска и тормоза', 4),
    ('[Кк]узов|[Сс]т[её]кл|[Зз]еркал|[Бб]ампер|[Оо]бвес|[Пп]орог', 'Кузов и стекла', 5),
    ('[Мм]асл|[Хх]ими|[Фф]ильтр|[Уу]ход за авто', 'Масла и химия', 6),
    ('[Дд]вигател|[Рр]емн|[Тт]урбин|[Рр]адиатор|[Кк]ондиционер', 'Двигатель и трансмиссия', 7),
    ('[Ии]нструмент|[Чч]ехл|[Бб]агажник|в дорогу', 'Аксессуары и инструмент', 8)
)
update companies company set trade_group_id = (
  select g.id from worded join trade_groups g on g.name = worded.name
  where company.trade ~ worded.pattern order by worded.at limit 1)
where company.trade is not null;

-- What a shop says that it deals in: brands of cars, and spare parts. Other references to an entry that is merged move with it.
create table company_deals (
  company_id bigint not null references companies on delete cascade,
  brand_id int references brands on delete cascade,
  spare_part_id int references spare_parts on delete cascade,
  check (num_nonnulls(brand_id, spare_part_id) = 1)
);
create unique index company_deals_brand on company_deals (company_id, brand_id) where brand_id is not null;
create unique index company_deals_part on company_deals (company_id, spare_part_id) where spare_part_id is not null;
create index company_deals_of_brand on company_deals (brand_id) where brand_id is not null;
create index company_deals_of_part on company_deals (spare_part_id) where spare_part_id is not null;

-- Days on which a shop has other hours than usual; without times it stays closed.
create table company_hours_exceptions (
  company_id bigint not null references companies on delete cascade,
  date date not null,
  opens text,
  closes text,
  note text,
  primary key (company_id, date),
  check (num_nonnulls(opens, closes) <> 1)
);
create index company_hours_exceptions_date on company_hours_exceptions (date);

-- The cards of the catalogue have a plate with the sign of the shop.
create function show_renamed_shop() returns trigger language plpgsql as $$
begin
  update ad_listings listing
  set card = jsonb_set(listing.card, '{plate,name}', to_jsonb(new.sign))
  from rooms room
  where listing.seller_id = new.id and room.company_id = new.id and listing.card -> 'plate' ->> 'id' = room.id::text;
  return null;
end $$;
create trigger shop_renamed after update of sign on companies for each row
  when (old.sign is distinct from new.sign)
  execute function show_renamed_shop();
