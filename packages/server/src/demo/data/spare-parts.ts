import { type Drawing, isDrawing } from './drawings.ts'
import { readTable } from './table.ts'

const partCategories = [
  'brakes',
  'oils',
  'lights',
  'tyres',
  'suspension',
  'engine',
  'body',
  'filters',
  'batteries',
  'electronics',
  'cooling',
  'chemicals',
  'accessories',
] as const

export type PartCategory = (typeof partCategories)[number]

const columns = [
  'category',
  'name',
  'name_kk',
  'drawing',
  'noun',
  'noun_kk',
  'gender',
  'fits',
  'place',
  'pack',
  'makers',
  'spec',
  'price',
  'wear',
  'again',
] as const

/**
 * The dictionary of spare parts and how each is sold.
 * noun: as a title begins. gender: m, f, n or p (plural), for agreement. fits: one car, or any. place: which side
 * of the car it may name. makers, spec, wear, again: keys into makers.ts, specs.ts, wear.ts. price: thousands of tenge, new.
 * A part without makers' articles of its own still has a spec. Without wear it is never sold used.
 */
const table = `
category | name | name_kk | drawing | noun | noun_kk | gender | fits | place | pack | makers | spec | price | wear | again
brakes | Тормозные диски | Тежегіш дискілері | brake-discs-drilled | диски тормозные | тежегіш дискілері | p | car | axle | pair | disc | disc | 22-68 | mech | -
brakes | Тормозные колодки | Тежегіш қалыптары | brake-pads | колодки тормозные | тежегіш қалыптары | p | car | axle | set | pads | pads | 8-26 | - | -
brakes | Тормозные барабаны | Тежегіш барабандары | brake-drum | барабан тормозной | тежегіш барабаны | m | car | - | - | disc | drum | 12-28 | mech | -
brakes | Суппорты | Тежегіш суппорттары | caliper | суппорт тормозной | тежегіш суппорты | m | car | both | - | caliper | - | 32-95 | mech | caliper
brakes | Ремкомплекты суппортов | Суппорт жөндеу жинақтары | caliper-kit | ремкомплект суппорта | суппорт жөндеу жинағы | m | car | axle | - | caliper | - | 4-14 | - | -
brakes | Тормозные шланги | Тежегіш түтіктері | brake-hose | шланг тормозной | тежегіш түтігі | m | car | both | - | hose | - | 4-11 | - | -
brakes | Главные тормозные цилиндры | Басты тежегіш цилиндрлері | brake-master | цилиндр тормозной главный | басты тежегіш цилиндрі | m | car | - | - | caliper | - | 18-54 | mech | -
brakes | Тросы ручного тормоза | Қол тежегішінің тростары | handbrake-cable | трос ручного тормоза | қол тежегішінің тросы | m | car | side | - | hose | - | 6-18 | - | -
brakes | Датчики ABS | ABS датчиктері | abs-sensor | датчик ABS | ABS датчигі | m | car | both | - | sensor | - | 9-32 | electric | -
oils | Моторное масло | Қозғалтқыш майы | oil-can | масло моторное | қозғалтқыш майы | n | any | - | - | engineOil | volume | 4.2-7.5 | - | -
oils | Трансмиссионное масло | Трансмиссия майы | gear-oil | масло трансмиссионное | беріліс қорабының майы | n | any | - | - | gearOil | litre | 4.5-9 | - | -
oils | Жидкость для АКПП | Автоматты қорап сұйықтығы | atf | жидкость для АКПП | автоматты қорап сұйықтығы | f | any | - | - | gearFluid | volume | 4.4-8.5 | - | -
oils | Тормозная жидкость | Тежегіш сұйықтығы | brake-fluid | жидкость тормозная | тежегіш сұйықтығы | f | any | - | - | brakeFluid | litre | 3.2-6.8 | - | -
oils | Жидкость для гидроусилителя | Гидрокүшейткіш сұйықтығы | steering-fluid | жидкость для ГУР | гидрокүшейткіш сұйықтығы | f | any | - | - | gearFluid | litre | 4-8 | - | -
oils | Смазки | Жағармайлар | grease | смазка | жағармай | f | any | - | - | grease | grease | 2.4-6 | - | -
lights | Фары | Фаралар | headlight | фара | алдыңғы шам | f | car | side | - | light | headlight | 38-165 | light | -
lights | Задние фонари | Артқы шамдар | tail-lamp | фонарь задний | артқы шам | m | car | side | - | light | lens | 22-84 | light | -
lights | Противотуманные фары | Тұманға қарсы шамдар | fog-light | фара противотуманная | тұманға қарсы шам | f | car | side | - | light | lens | 9-34 | light | -
lights | Поворотники | Бұрылыс шамдары | turn-signal | указатель поворота | бұрылыс шамы | m | car | side | - | light | lens | 4-14 | light | -
lights | Лампы | Шамдар мен лампалар | bulbs | лампы | көлік шамдары | p | any | - | - | bulb | bulb | 3-22 | - | -
lights | Ксенон и блоки розжига | Ксенон және тұтату блоктары | xenon-kit | блок розжига ксенона | ксенонды тұтату блогы | m | car | - | - | sensor | - | 14-48 | electric | -
lights | Дневные ходовые огни | Күндізгі жүріс шамдары | drl | огни дневные ходовые | күндізгі жүріс шамдары | p | car | - | set | light | lens | 12-38 | light | -
tyres | Зимние шины | Қысқы шиналар | tyre | шины зимние | қысқы шиналар | p | any | - | four | winterTyre | tyre | 96-320 | tyre | -
tyres | Летние шины | Жазғы шиналар | tyre | шины летние | жазғы шиналар | p | any | - | four | summerTyre | tyre | 88-300 | tyre | -
tyres | Всесезонные шины | Барлық маусымға арналған шиналар | tyre | шины всесезонные | барлық маусымға арналған шиналар | p | any | - | four | allTyre | tyre | 110-360 | tyre | -
tyres | Литые диски | Құйма дискілер | rim | диски литые | құйма дискілер | p | any | - | four | rim | rim | 140-420 | rim | -
tyres | Штампованные диски | Штампталған темір дискілер | steel-rim | диски штампованные | штампталған темір дискілер | p | any | - | four | steelRim | rim | 48-96 | rim | -
tyres | Колёса в сборе | Жиналған дөңгелектер | wheel | колёса в сборе | жиналған дөңгелектер | p | any | - | four | wheel | tyre | 220-560 | tyre | -
tyres | Колпаки | Дөңгелек қақпақтары | hubcap | колпаки на диски | дөңгелек қақпақтары | p | any | - | four | plainBox | cap | 6-18 | - | -
tyres | Датчики давления в шинах | Шина қысымының датчиктері | tyre-sensor | датчики давления в шинах | шина қысымының датчиктері | p | car | - | four | sensor | - | 34-92 | gadget | -
tyres | Камеры и вентили | Камералар мен вентильдер | tyre-valve | вентили | дөңгелек вентильдері | p | any | - | four | plainBox | - | 1.2-4 | - | -
suspension | Амортизаторы | Амортизаторлар | shock-absorber | амортизаторы | амортизаторлар | p | car | axle | pair | shock | shock | 32-98 | mech | -
suspension | Пружины подвески | Аспа серіппелері | spring | пружины подвески | аспа серіппелері | p | car | axle | pair | spring | spring | 18-56 | mech | -
suspension | Пневмобаллоны | Пневмобаллондар | air-spring | пневмобаллон | ауа серіппесі | m | car | both | - | shock | - | 95-280 | mech | air
suspension | Опоры амортизаторов | Амортизатор тіректері | strut-mount | опора амортизатора | амортизатор тірегі | f | car | both | - | rubber | - | 7-24 | - | -
suspension | Рычаги подвески | Аспа иінтіректері | control-arm | рычаг подвески | аспа иінтірегі | m | car | both | - | arm | arm | 16-62 | mech | -
suspension | Шаровые опоры | Шарлы тіректер | ball-joint | опора шаровая | шарлы тірек | f | car | side | - | arm | - | 5-19 | - | -
suspension | Стойки стабилизатора | Тұрақтандырғыш тіреулері | stabiliser-link | стойка стабилизатора | тұрақтандырғыш тіреуі | f | car | both | - | arm | - | 4-13 | - | -
suspension | Сайлентблоки | Сайлентблоктар | bushing | сайлентблоки рычага | иінтірек сайлентблоктары | p | car | axle | set | rubber | - | 3-16 | - | -
suspension | Рулевые наконечники | Руль ұштары | tie-rod-end | наконечник рулевой | руль ұшы | m | car | side | - | arm | - | 5-16 | - | -
suspension | Рулевые рейки | Руль рейкалары | steering-rack | рейка рулевая | руль рейкасы | f | car | - | - | rack | - | 120-340 | mech | rack
suspension | Ступицы | Күпшектер | hub | ступица в сборе | жинақталған күпшек | f | car | both | - | bearing | hub | 24-72 | mech | -
suspension | Подшипники ступицы | Күпшек мойынтіректері | bearing | подшипник ступицы | күпшек мойынтірегі | m | car | axle | - | bearing | bearing | 9-38 | - | -
suspension | ШРУСы | Тең бұрыштық жылдамдық топсалары | cv-joint | ШРУС наружный | сыртқы ШРУС топсасы | m | car | side | - | joint | joint | 18-58 | mech | -
suspension | Приводы | Жартылай осьтер | drive-shaft | привод в сборе | жинақталған жартылай ось | m | car | side | - | joint | - | 48-140 | mech | halfshaft
engine | Двигатели | Қозғалтқыштар | engine | двигатель в сборе | жинақталған қозғалтқыш | m | car | - | - | bare | engine | 650-2400 | mech | engine
engine | Коробки передач | Беріліс қораптары | gearbox | коробка передач | беріліс қорабы | f | car | - | - | bare | gearbox | 280-1100 | mech | gearbox
engine | Сцепление | Ілінісу жинағы | clutch | комплект сцепления | ілінісу жинағы | m | car | - | - | clutch | clutch | 48-165 | - | -
engine | Ремни ГРМ | Газ тарату белдіктері | timing-belt | комплект ГРМ | газ тарату белдігінің жинағы | m | car | - | - | belt | belt | 28-92 | - | -
engine | Цепи ГРМ | Газ тарату шынжырлары | timing-chain | цепь ГРМ | газ тарату шынжыры | f | car | - | - | belt | chain | 24-86 | - | -
engine | Приводные ремни | Жетек белдіктері | drive-belt | ремень поликлиновой | жетек белдігі | m | car | - | - | belt | rib | 5-18 | - | -
engine | Ролики натяжителя | Керме роликтері | tensioner | ролик натяжителя | керме ролигі | m | car | - | - | bearing | - | 7-26 | - | -
engine | Помпы | Су сорғылары | water-pump | помпа водяная | су сорғысы | f | car | - | - | pump | - | 14-46 | - | -
engine | Масляные насосы | Май сорғылары | oil-pump | насос масляный | май сорғысы | m | car | - | - | pump | - | 26-84 | mech | -
engine | Поршневые кольца | Піспек сақиналары | piston-rings | кольца поршневые | піспек сақиналары | p | car | - | set | piston | piston | 16-58 | - | -
engine | Вкладыши | Білік төсемдері | bearing-shells | вкладыши коренные | негізгі білік төсемдері | p | car | - | set | piston | piston | 12-42 | - | -
engine | Прокладки ГБЦ | Цилиндр басының төсемдері | head-gasket | прокладка ГБЦ | цилиндр басының төсемі | f | car | - | - | gasket | gasket | 9-38 | - | -
engine | Сальники | Май ұстағыштар | oil-seal | сальник коленвала | иінді білік май ұстағышы | m | car | axle | - | gasket | - | 2.5-9 | - | -
engine | Головки блока цилиндров | Цилиндр блогының бастары | cylinder-head | головка блока цилиндров | цилиндр блогының басы | f | car | - | - | bare | - | 140-480 | mech | head
engine | Турбины | Турбиналар | turbo | турбина | турбина | f | car | - | - | turbo | - | 210-620 | mech | turbo
engine | Форсунки | Бүріккіштер | injector | форсунка топливная | отын бүріккіші | f | car | - | - | injector | - | 24-140 | mech | injector
engine | Топливные насосы | Отын сорғылары | fuel-pump | насос топливный | отын сорғысы | m | car | - | - | pump | - | 22-86 | electric | -
engine | Свечи зажигания | От алдыру білтелері | spark-plug | свечи зажигания | от алдыру білтелері | p | car | - | four | plug | plug | 6-28 | - | -
engine | Свечи накаливания | Қыздыру білтелері | glow-plug | свечи накаливания | қыздыру білтелері | p | car | - | four | plug | - | 18-52 | - | -
engine | Катушки зажигания | От алдыру шарғылары | ignition-coil | катушка зажигания | от алдыру шарғысы | f | car | - | - | ignition | - | 12-44 | electric | -
engine | Подушки двигателя | Қозғалтқыш тіректері | engine-mount | подушка двигателя | қозғалтқыш тірегі | f | car | side | - | rubber | - | 11-48 | mech | -
engine | Глушители | Дыбыс басқыштар | muffler | глушитель | дыбыс басқыш | m | car | - | - | exhaust | exhaust | 28-96 | mech | -
engine | Катализаторы | Катализаторлар | catalytic | катализатор универсальный | әмбебап катализатор | m | car | - | - | exhaust | exhaust | 22-58 | - | -
body | Бамперы | Бамперлер | bumper | бампер | бампер | m | car | axle | - | panel | panel | 42-165 | body | -
body | Капоты | Капоттар | bonnet | капот | капот | m | car | - | - | panel | panel | 68-240 | body | -
body | Крылья | Қанаттар | wing | крыло переднее | алдыңғы қанат | n | car | side | - | panel | panel | 26-92 | body | -
body | Двери | Есіктер | door | дверь | есік | f | car | both | - | bare | - | 75-260 | body | -
body | Крышки багажника | Жүксалғыш қақпақтары | boot-lid | крышка багажника | жүксалғыш қақпағы | f | car | - | - | bare | - | 90-280 | body | -
body | Решётки радиатора | Радиатор торлары | grille | решётка радиатора | радиатор торы | f | car | - | - | panel | panel | 18-86 | body | -
body | Зеркала | Айналар | mirror | зеркало боковое | бүйір айна | n | car | side | - | mirror | mirror | 22-98 | body | -
body | Зеркальные элементы | Айна шынылары | mirror-glass | элемент зеркальный | айна шынысы | m | car | side | - | mirror | - | 4-15 | - | -
body | Лобовые стёкла | Алдыңғы әйнектер | windscreen | стекло лобовое | алдыңғы әйнек | n | car | - | - | glass | glass | 48-180 | - | -
body | Боковые стёкла | Бүйір әйнектер | door-glass | стекло двери | есік әйнегі | n | car | both | - | glass | - | 18-54 | body | -
body | Подкрылки | Қанат асты қорғаныштары | wheel-arch-liner | подкрылок | қанат асты қорғанышы | m | car | both | - | panel | - | 6-22 | body | -
body | Пороги | Табалдырықтар | sill | порог кузова | шанақ табалдырығы | m | car | side | - | steel | steel | 12-34 | - | -
body | Дверные ручки | Есік тұтқалары | door-handle | ручка двери наружная | есіктің сыртқы тұтқасы | f | car | both | - | mirror | - | 5-24 | body | -
body | Стеклоподъёмники | Әйнек көтергіштер | window-regulator | стеклоподъёмник | әйнек көтергіш | m | car | both | - | mirror | - | 14-48 | electric | -
body | Защита картера | Картер қорғанышы | skid-plate | защита картера | картер қорғанышы | f | car | - | - | steel | steel | 18-46 | body | -
filters | Масляные фильтры | Май сүзгілері | oil-filter | фильтр масляный | май сүзгісі | m | car | - | - | filter | - | 2.2-8 | - | -
filters | Воздушные фильтры | Ауа сүзгілері | air-filter | фильтр воздушный | ауа сүзгісі | m | car | - | - | airFilter | airFilter | 3.2-12 | - | -
filters | Салонные фильтры | Салон сүзгілері | cabin-filter | фильтр салона | салон сүзгісі | m | car | - | - | airFilter | cabin | 2.8-11 | - | -
filters | Топливные фильтры | Отын сүзгілері | fuel-filter | фильтр топливный | отын сүзгісі | m | car | - | - | filter | - | 4-22 | - | -
filters | Фильтры АКПП | Автоматты қорап сүзгілері | atf-filter | фильтр АКПП с прокладкой | автоматты қорап сүзгісі | m | car | - | - | filter | - | 9-28 | - | -
filters | Комплекты фильтров для ТО | ТҚ-ға арналған сүзгі жинақтары | filter-set | комплект фильтров для ТО | техникалық қызметке арналған сүзгі жинағы | m | car | - | - | filter | - | 11-34 | - | -
batteries | Аккумуляторы | Аккумуляторлар | battery | аккумулятор | көлік аккумуляторы | m | any | - | - | battery | battery | 32-58 | - | -
batteries | Зарядные устройства | Зарядтау құрылғылары | charger | устройство зарядное | зарядтау құрылғысы | n | any | - | - | charger | charger | 14-48 | - | -
batteries | Пусковые устройства | Іске қосу құрылғылары | booster | устройство пусковое | іске қосу құрылғысы | n | any | - | - | charger | booster | 24-86 | - | -
batteries | Клеммы и провода | Клеммалар мен сымдар | jump-leads | клеммы аккумулятора | аккумулятор қысқыштары | p | any | - | pair | plainBox | - | 1.8-6 | - | -
electronics | Генераторы | Ток генераторлары | alternator | генератор | ток генераторы | m | car | - | - | alternator | alternator | 58-160 | mech | alternator
electronics | Стартеры | Стартерлер | starter | стартер | стартер | m | car | - | - | alternator | starter | 46-132 | mech | starter
electronics | Датчики кислорода | Оттегі датчиктері | oxygen-sensor | датчик кислорода | оттегі датчигі | m | car | - | - | sensor | lambda | 18-68 | electric | -
electronics | Датчики положения коленвала | Иінді білік датчиктері | crank-sensor | датчик коленвала | иінді білік датчигі | m | car | - | - | sensor | - | 8-32 | electric | -
electronics | Расходомеры воздуха | Ауа шығын өлшегіштері | maf | датчик расхода воздуха | ауа шығынының датчигі | m | car | - | - | sensor | - | 16-74 | electric | -
electronics | Блоки управления двигателем | Қозғалтқышты басқару блоктары | engine-control-unit | блок управления двигателем | қозғалтқышты басқару блогы | m | car | - | - | bare | - | 45-190 | electric | -
electronics | Магнитолы | Магнитолалар | head-unit | магнитола | мультимедиа құрылғысы | f | car | - | - | media | media | 48-190 | gadget | -
electronics | Камеры заднего вида | Артқы көрініс камералары | rear-camera | камера заднего вида | артқы көрініс камерасы | f | any | - | - | media | camera | 8-32 | gadget | -
electronics | Сигнализации | Дабыл жүйелері | car-alarm | сигнализация с автозапуском | автоқосылатын дабыл жүйесі | f | any | - | - | alarm | alarm | 68-210 | - | -
electronics | Видеорегистраторы | Бейнетіркегіштер | dashcam | видеорегистратор | бейнетіркегіш | m | any | - | - | recorder | recorder | 18-96 | gadget | -
electronics | Парктроники | Парктрониктер | parking-sensors | парктроник | көлік қою парктронигі | m | any | - | - | media | parking | 9-38 | - | -
cooling | Радиаторы охлаждения | Салқындату радиаторлары | radiator | радиатор охлаждения | салқындату радиаторы | m | car | - | - | radiator | radiator | 34-128 | mech | -
cooling | Радиаторы печки | Пеш радиаторлары | radiator | радиатор печки | пеш радиаторы | m | car | - | - | radiator | heater | 18-62 | mech | -
cooling | Радиаторы кондиционера | Кондиционер радиаторлары | radiator | радиатор кондиционера | кондиционер радиаторы | m | car | - | - | radiator | radiator | 32-96 | mech | -
cooling | Компрессоры кондиционера | Кондиционер компрессорлары | ac-compressor | компрессор кондиционера | кондиционер компрессоры | m | car | - | - | alternator | - | 92-260 | mech | compressor
cooling | Термостаты | Термостаттар | thermostat | термостат | қозғалтқыш термостаты | m | car | - | - | thermostat | thermostat | 6-26 | - | -
cooling | Вентиляторы радиатора | Радиатор желдеткіштері | radiator-fan | вентилятор радиатора | радиатор желдеткіші | m | car | - | - | radiator | - | 28-98 | electric | -
cooling | Патрубки | Келте құбырлар | radiator-hose | патрубок радиатора | радиатордың келте құбыры | m | car | - | - | hose | - | 3-14 | - | -
cooling | Расширительные бачки | Ұлғайту бактары | expansion-tank | бачок расширительный | ұлғайту багы | m | car | - | - | radiator | - | 7-24 | mech | -
cooling | Антифризы | Антифриздер | coolant | антифриз | салқындатқыш антифриз | m | any | - | - | antifreeze | coolantVolume | 1.1-2.4 | - | -
chemicals | Присадки | Үстемелер | additive | присадка в топливо | отынға қосылатын үстеме | f | any | - | - | chemical | bottle | 3-12 | - | -
chemicals | Промывки двигателя | Қозғалтқыш жуғыштары | engine-flush | промывка двигателя | қозғалтқышты жуу сұйықтығы | f | any | - | - | chemical | bottle | 3.5-11 | - | -
chemicals | Очистители тормозов | Тежегіш тазартқыштар | spray | очиститель тормозов | тежегіш тазартқышы | m | any | - | - | chemical | can | 1.8-4.5 | - | -
chemicals | Автошампуни | Автосусабындар | shampoo | автошампунь | көлік жууға арналған сусабын | m | any | - | - | care | bottle | 2-9 | - | -
chemicals | Полироли | Жылтыратқыштар | polish | полироль кузова | шанақ жылтыратқышы | m | any | - | - | care | bottle | 3-16 | - | -
chemicals | Герметики | Герметиктер | sealant | герметик прокладок | төсем герметигі | m | any | - | - | chemical | tube | 1.5-5 | - | -
chemicals | Жидкость для омывателя | Әйнек жуғыш сұйықтық | washer-fluid | омывайка зимняя | қысқы әйнек жуғыш сұйықтық | f | any | - | - | washer | washer | 1.4-3.2 | - | -
chemicals | Автоэмали | Автобояулар | paint-spray | эмаль в баллоне | баллондағы автобояу | f | any | - | - | paint | can | 3.2-9 | - | -
accessories | Коврики | Төсеніштер | floor-mat | коврики в салон | салон төсеніштері | p | car | - | set | mats | mats | 12-46 | - | -
accessories | Чехлы на сиденья | Орындық қаптары | seat-cover | чехлы на сиденья | орындық қаптары | p | car | - | set | covers | covers | 22-88 | - | -
accessories | Щётки стеклоочистителя | Әйнек тазартқыштар | wipers | щётки стеклоочистителя | әйнек тазартқыштар | p | any | - | pair | wiper | wiper | 5-19 | - | -
accessories | Багажники на крышу | Төбе жүксалғыштары | roof-rack | багажник на крышу | төбеге орнатылатын жүксалғыш | m | car | - | - | roofRack | roof | 42-140 | - | -
accessories | Фаркопы | Тіркеу құрылғылары | towbar | фаркоп | тіркеме ілгіш құрылғы | m | car | - | - | tow | tow | 48-120 | - | -
accessories | Домкраты и ключи | Домкраттар мен кілттер | jack | домкрат подкатной | жылжымалы көтергіш домкрат | m | any | - | - | tool | jack | 18-62 | - | -
accessories | Наборы инструмента | Құрал-саймандар жинағы | tool-set | набор инструмента | құрал-саймандар жинағы | m | any | - | - | tool | tools | 16-78 | - | -
accessories | Дефлекторы окон | Терезе дефлекторлары | window-deflectors | дефлекторы окон | терезе дефлекторлары | p | car | - | four | deflector | - | 6-18 | - | -
accessories | Компрессоры для шин | Шина үрлегіштері | tyre-compressor | компрессор автомобильный | шина үрлегіш компрессор | m | any | - | - | tool | inflator | 9-38 | - | -
accessories | Предпусковые подогреватели | Іске қосу алдындағы жылытқыштар | block-heater | подогреватель двигателя 220 В | қозғалтқыш жылытқышы 220 В | m | car | - | - | heater | preheat | 14-58 | - | -
`

export type Gender = 'm' | 'f' | 'n' | 'p'

export type PartRow = Record<(typeof columns)[number], string> & {
  category: PartCategory
  drawing: Drawing
  gender: Gender
}

const isCategory = (value: string): value is PartCategory => partCategories.some((slug) => slug === value)
const isGender = (value: string): value is Gender => value.length === 1 && 'mfnp'.includes(value)

export const partRows: readonly PartRow[] = readTable(columns, table).map((row) => {
  const { category, drawing, gender } = row
  if (!isCategory(category) || !isDrawing(drawing) || !isGender(gender)) {
    throw new RangeError(`Not a part: ${row.name}`)
  }
  return { ...row, category, drawing, gender }
})
