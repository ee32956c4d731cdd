-- What shows a part in place of a photo: a file of the kit's drawings by its name; null shows the drawing of the part's category.
-- A migration that removes a drawing from the kit changes the parts that have it, and this list.
alter table spare_parts add column drawing text constraint spare_parts_drawing_known check (drawing in (
  'abs-sensor', 'ac-compressor', 'additive', 'air-filter', 'air-spring', 'alternator', 'atf', 'atf-filter', 'ball-joint',
  'battery', 'bearing', 'bearing-shells', 'block-heater', 'bonnet', 'booster', 'boot-lid', 'box', 'brake-disc',
  'brake-disc-plain', 'brake-disc-worn', 'brake-discs-drilled', 'brake-discs-slotted', 'brake-drum', 'brake-fluid',
  'brake-hose', 'brake-master', 'brake-pads', 'bulbs', 'bumper', 'bushing', 'cabin-filter', 'caliper', 'caliper-kit',
  'car-alarm', 'catalytic', 'charger', 'clutch', 'control-arm', 'coolant', 'crank-sensor', 'cv-joint', 'cylinder-head',
  'dashcam', 'door', 'door-glass', 'door-handle', 'drive-belt', 'drive-shaft', 'drl', 'electronics', 'engine',
  'engine-control-unit', 'engine-flush', 'engine-mount', 'expansion-tank', 'filter-set', 'floor-mat', 'fog-light',
  'fuel-filter', 'fuel-pump', 'gear-oil', 'gearbox', 'glow-plug', 'grease', 'grille', 'handbrake-cable', 'head-gasket',
  'head-unit', 'headlight', 'hub', 'hubcap', 'ignition-coil', 'injector', 'jack', 'jump-leads', 'maf', 'mirror',
  'mirror-glass', 'muffler', 'oil-can', 'oil-can-blue', 'oil-filter', 'oil-pump', 'oil-seal', 'oxygen-sensor',
  'paint-spray', 'parking-sensors', 'piston-rings', 'polish', 'radiator', 'radiator-fan', 'radiator-hose', 'rear-camera',
  'rim', 'roof-rack', 'scanner', 'sealant', 'seat-cover', 'shampoo', 'shock-absorber', 'sill', 'skid-plate', 'spark-plug',
  'spray', 'spring', 'stabiliser-link', 'starter', 'steel-rim', 'steering-fluid', 'steering-rack', 'strut-mount',
  'tail-lamp', 'tensioner', 'thermostat', 'tie-rod-end', 'timing-belt', 'timing-chain', 'tool-set', 'towbar', 'turbo',
  'turn-signal', 'tyre', 'tyre-compressor', 'tyre-sensor', 'tyre-valve', 'valves', 'washer-fluid', 'water-pump', 'wheel',
  'wheel-arch-liner', 'window-deflectors', 'window-regulator', 'windscreen', 'wing', 'wipers', 'wrench', 'xenon-kit'));

-- The card of a published ad without a photo has the drawing of its part.
create function show_part_drawing() returns trigger language plpgsql as $$
begin
  update ad_listings set card = case when new.drawing is null then card - 'drawing'
    else card || jsonb_build_object('drawing', new.drawing) end
  where spare_part_id = new.id and card -> 'photo' = 'null';
  return null;
end $$;
create trigger part_drawing_changed after update of drawing on spare_parts for each row
  when (old.drawing is distinct from new.drawing)
  execute function show_part_drawing();

-- The parts that the portal brings, under the name that they have or, unless another part was merged into them, had.
with drawn (name, drawing) as (values
    ('Тормозные диски', 'brake-discs-drilled'), ('Тормозные колодки', 'brake-pads'), ('Тормозные барабаны', 'brake-drum'),
    ('Суппорты', 'caliper'), ('Ремкомплекты суппортов', 'caliper-kit'), ('Тормозные шланги', 'brake-hose'),
    ('Главные тормозные цилиндры', 'brake-master'), ('Тросы ручного тормоза', 'handbrake-cable'),
    ('Датчики ABS', 'abs-sensor'), ('Моторное масло', 'oil-can'), ('Трансмиссионное масло', 'gear-oil'),
    ('Жидкость для АКПП', 'atf'), ('Тормозная жидкость', 'brake-fluid'), ('Жидкость для гидроусилителя', 'steering-fluid'),
    ('Смазки', 'grease'), ('Фары', 'headlight'), ('Задние фонари', 'tail-lamp'), ('Противотуманные фары', 'fog-light'),
    ('Поворотники', 'turn-signal'), ('Лампы', 'bulbs'), ('Ксенон и блоки розжига', 'xenon-kit'),
    ('Дневные ходовые огни', 'drl'), ('Зимние шины', 'tyre'), ('Летние шины', 'tyre'), ('Всесезонные шины', 'tyre'),
    ('Литые диски', 'rim'), ('Штампованные диски', 'steel-rim'), ('Колёса в сборе', 'wheel'), ('Колпаки', 'hubcap'),
    ('Датчики давления в шинах', 'tyre-sensor'), ('Камеры и вентили', 'tyre-valve'), ('Амортизаторы', 'shock-absorber'),
    ('Пружины подвески', 'spring'), ('Пневмобаллоны', 'air-spring'), ('Опоры амортизаторов', 'strut-mount'),
    ('Рычаги подвески', 'control-arm'), ('Шаровые опоры', 'ball-joint'), ('Стойки стабилизатора', 'stabiliser-link'),
    ('Сайлентблоки', 'bushing'), ('Рулевые наконечники', 'tie-rod-end'), ('Рулевые рейки', 'steering-rack'),
    ('Ступицы', 'hub'), ('Подшипники ступицы', 'bearing'), ('ШРУСы', 'cv-joint'), ('Приводы', 'drive-shaft'),
    ('Двигатели', 'engine'), ('Коробки передач', 'gearbox'), ('Сцепление', 'clutch'), ('Ремни ГРМ', 'timing-belt'),
    ('Цепи ГРМ', 'timing-chain'), ('Приводные ремни', 'drive-belt'), ('Ролики натяжителя', 'tensioner'),
    ('Помпы', 'water-pump'), ('Масляные насосы', 'oil-pump'), ('Поршневые кольца', 'piston-rings'),
    ('Вкладыши', 'bearing-shells'), ('Прокладки ГБЦ', 'head-gasket'), ('Сальники', 'oil-seal'),
    ('Головки блока цилиндров', 'cylinder-head'), ('Турбины', 'turbo'), ('Форсунки', 'injector'),
    ('Топливные насосы', 'fuel-pump'), ('Свечи зажигания', 'spark-plug'), ('Свечи накаливания', 'glow-plug'),
    ('Катушки зажигания', 'ignition-coil'), ('Подушки двигателя', 'engine-mount'), ('Глушители', 'muffler'),
    ('Катализаторы', 'catalytic'), ('Бамперы', 'bumper'), ('Капоты', 'bonnet'), ('Крылья', 'wing'), ('Двери', 'door'),
    ('Крышки багажника', 'boot-lid'), ('Решётки радиатора', 'grille'), ('Зеркала', 'mirror'),
    ('Зеркальные элементы', 'mirror-glass'), ('Лобовые стёкла', 'windscreen'), ('Боковые стёкла', 'door-glass'),
    ('Подкрылки', 'wheel-arch-liner'), ('Пороги', 'sill'), ('Дверные ручки', 'door-handle'),
    ('Стеклоподъёмники', 'window-regulator'), ('Защита картера', 'skid-plate'), ('Масляные фильтры', 'oil-filter'),
    ('Воздушные фильтры', 'air-filter'), ('Салонные фильтры', 'cabin-filter'), ('Топливные фильтры', 'fuel-filter'),
    ('Фильтры АКПП', 'atf-filter'), ('Комплекты фильтров для ТО', 'filter-set'), ('Аккумуляторы', 'battery'),
    ('Зарядные устройства', 'charger'), ('Пусковые устройства', 'booster'), ('Клеммы и провода', 'jump-leads'),
    ('Генераторы', 'alternator'), ('Стартеры', 'starter'), ('Датчики кислорода', 'oxygen-sensor'),
    ('Датчики положения коленвала', 'crank-sensor'), ('Расходомеры воздуха', 'maf'),
    ('Блоки управления двигателем', 'engine-control-unit'), ('Магнитолы', 'head-unit'),
    ('Камеры заднего вида', 'rear-camera'), ('Сигнализации', 'car-alarm'), ('Видеорегистраторы', 'dashcam'),
    ('Парктроники', 'parking-sensors'), ('Радиаторы охлаждения', 'radiator'), ('Радиаторы печки', 'radiator'),
    ('Радиаторы кондиционера', 'radiator'), ('Компрессоры кондиционера', 'ac-compressor'), ('Термостаты', 'thermostat'),
    ('Вентиляторы радиатора', 'radiator-fan'), ('Патрубки', 'radiator-hose'), ('Расширительные бачки', 'expansion-tank'),
    ('Антифризы', 'coolant'), ('Присадки', 'additive'), ('Промывки двигателя', 'engine-flush'),
    ('Очистители тормозов', 'spray'), ('Автошампуни', 'shampoo'), ('Полироли', 'polish'), ('Герметики', 'sealant'),
    ('Жидкость для омывателя', 'washer-fluid'), ('Автоэмали', 'paint-spray'), ('Коврики', 'floor-mat'),
    ('Чехлы на сиденья', 'seat-cover'), ('Щётки стеклоочистителя', 'wipers'), ('Багажники на крышу', 'roof-rack'),
    ('Фаркопы', 'towbar'), ('Домкраты и ключи', 'jack'), ('Наборы инструмента', 'tool-set'),
    ('Дефлекторы окон', 'window-deflectors'), ('Компрессоры для шин', 'tyre-compressor'),
    ('Предпусковые подогреватели', 'block-heater')
)
update spare_parts part set drawing = drawn.drawing from drawn
where part.name = drawn.name or (
  part.name not in (select name from drawn)
  and not exists (select from merged_entries where kind = 'part' and into_id = part.id)
  and drawn.name = (select min(former.name) from former_names former join drawn known on known.name = former.name
    where former.kind = 'part' and former.entry_id = part.id));
