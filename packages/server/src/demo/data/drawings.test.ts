import { describe, expect, it } from 'vitest'
import { drawings } from './drawings.ts'
import { serviceRows } from './services.ts'
import { partRows } from './spare-parts.ts'

/** Parts that look the same, so that one drawing is true for each of them. Every other part has a drawing of its own. */
const FAMILIES = {
  tyre: ['Зимние шины', 'Летние шины', 'Всесезонные шины'],
  radiator: ['Радиаторы охлаждения', 'Радиаторы печки', 'Радиаторы кондиционера'],
}

/** What a service is shown by, if not by the part it is about. */
const FOR_SERVICES = ['box', 'brake-disc-worn', 'scanner', 'wrench']

/** Further drawings of a part: of other makes, worn, in its box. */
const FURTHER = [
  'box',
  'brake-disc-plain',
  'brake-disc-worn',
  'brake-discs-slotted',
  'oil-can-blue',
  'wrench',
]

const shownBy = Map.groupBy(partRows, ({ drawing }) => drawing)

describe('the drawings of the dictionary', () => {
  it('show one part each, or parts of one family', () => {
    const shared = [...shownBy].filter(([, parts]) => parts.length > 1)
    expect(
      Object.fromEntries(shared.map(([drawing, parts]) => [drawing, parts.map(({ name }) => name)])),
    ).toEqual(FAMILIES)
  })

  it('never show parts of two categories', () => {
    for (const [drawing, parts] of shownBy) {
      expect([drawing, new Set(parts.map(({ category }) => category)).size]).toEqual([drawing, 1])
    }
  })

  it('show a service by the part it is about, or by a drawing for services', () => {
    const others = serviceRows.map(({ drawing }) => drawing).filter((drawing) => !shownBy.has(drawing))
    expect([...new Set(others)].sort()).toEqual(FOR_SERVICES)
  })

  it('are all used', () => {
    const used = new Set([...shownBy.keys(), ...FOR_SERVICES, ...FURTHER])
    expect(drawings.filter((drawing) => !used.has(drawing))).toEqual([])
  })

  it('are these, as a person looked at each of them', () => {
    expect(partRows.map(({ name, drawing }) => `${name}: ${drawing}`).join('\n')).toMatchInlineSnapshot(`
      "Тормозные диски: brake-discs-drilled
      Тормозные колодки: brake-pads
      Тормозные барабаны: brake-drum
      Суппорты: caliper
      Ремкомплекты суппортов: caliper-kit
      Тормозные шланги: brake-hose
      Главные тормозные цилиндры: brake-master
      Тросы ручного тормоза: handbrake-cable
      Датчики ABS: abs-sensor
      Моторное масло: oil-can
      Трансмиссионное масло: gear-oil
      Жидкость для АКПП: atf
      Тормозная жидкость: brake-fluid
      Жидкость для гидроусилителя: steering-fluid
      Смазки: grease
      Фары: headlight
      Задние фонари: tail-lamp
      Противотуманные фары: fog-light
      Поворотники: turn-signal
      Лампы: bulbs
      Ксенон и блоки розжига: xenon-kit
      Дневные ходовые огни: drl
      Зимние шины: tyre
      Летние шины: tyre
      Всесезонные шины: tyre
      Литые диски: rim
      Штампованные диски: steel-rim
      Колёса в сборе: wheel
      Колпаки: hubcap
      Датчики давления в шинах: tyre-sensor
      Камеры и вентили: tyre-valve
      Амортизаторы: shock-absorber
      Пружины подвески: spring
      Пневмобаллоны: air-spring
      Опоры амортизаторов: strut-mount
      Рычаги подвески: control-arm
      Шаровые опоры: ball-joint
      Стойки стабилизатора: stabiliser-link
      Сайлентблоки: bushing
      Рулевые наконечники: tie-rod-end
      Рулевые рейки: steering-rack
      Ступицы: hub
      Подшипники ступицы: bearing
      ШРУСы: cv-joint
      Приводы: drive-shaft
      Двигатели: engine
      Коробки передач: gearbox
      Сцепление: clutch
      Ремни ГРМ: timing-belt
      Цепи ГРМ: timing-chain
      Приводные ремни: drive-belt
      Ролики натяжителя: tensioner
      Помпы: water-pump
      Масляные насосы: oil-pump
      Поршневые кольца: piston-rings
      Вкладыши: bearing-shells
      Прокладки ГБЦ: head-gasket
      Сальники: oil-seal
      Головки блока цилиндров: cylinder-head
      Турбины: turbo
      Форсунки: injector
      Топливные насосы: fuel-pump
      Свечи зажигания: spark-plug
      Свечи накаливания: glow-plug
      Катушки зажигания: ignition-coil
      Подушки двигателя: engine-mount
      Глушители: muffler
      Катализаторы: catalytic
      Бамперы: bumper
      Капоты: bonnet
      Крылья: wing
      Двери: door
      Крышки багажника: boot-lid
      Решётки радиатора: grille
      Зеркала: mirror
      Зеркальные элементы: mirror-glass
      Лобовые стёкла: windscreen
      Боковые стёкла: door-glass
      Подкрылки: wheel-arch-liner
      Пороги: sill
      Дверные ручки: door-handle
      Стеклоподъёмники: window-regulator
      Защита картера: skid-plate
      Масляные фильтры: oil-filter
      Воздушные фильтры: air-filter
      Салонные фильтры: cabin-filter
      Топливные фильтры: fuel-filter
      Фильтры АКПП: atf-filter
      Комплекты фильтров для ТО: filter-set
      Аккумуляторы: battery
      Зарядные устройства: charger
      Пусковые устройства: booster
      Клеммы и провода: jump-leads
      Генераторы: alternator
      Стартеры: starter
      Датчики кислорода: oxygen-sensor
      Датчики положения коленвала: crank-sensor
      Расходомеры воздуха: maf
      Блоки управления двигателем: engine-control-unit
      Магнитолы: head-unit
      Камеры заднего вида: rear-camera
      Сигнализации: car-alarm
      Видеорегистраторы: dashcam
      Парктроники: parking-sensors
      Радиаторы охлаждения: radiator
      Радиаторы печки: radiator
      Радиаторы кондиционера: radiator
      Компрессоры кондиционера: ac-compressor
      Термостаты: thermostat
      Вентиляторы радиатора: radiator-fan
      Патрубки: radiator-hose
      Расширительные бачки: expansion-tank
      Антифризы: coolant
      Присадки: additive
      Промывки двигателя: engine-flush
      Очистители тормозов: spray
      Автошампуни: shampoo
      Полироли: polish
      Герметики: sealant
      Жидкость для омывателя: washer-fluid
      Автоэмали: paint-spray
      Коврики: floor-mat
      Чехлы на сиденья: seat-cover
      Щётки стеклоочистителя: wipers
      Багажники на крышу: roof-rack
      Фаркопы: towbar
      Домкраты и ключи: jack
      Наборы инструмента: tool-set
      Дефлекторы окон: window-deflectors
      Компрессоры для шин: tyre-compressor
      Предпусковые подогреватели: block-heater"
    `)
  })

  it('show services as a person looked at each of them', () => {
    expect(serviceRows.map(({ name, drawing }) => `${name}: ${drawing}`).join('\n')).toMatchInlineSnapshot(`
      "Замена масла и фильтров: oil-can
      Замена масла в АКПП: atf
      Шиномонтаж: wheel
      Сезонное хранение шин: tyre
      Ремонт проколов: tyre
      Правка дисков: rim
      Покраска дисков: rim
      Развал-схождение: wrench
      Диагностика подвески: shock-absorber
      Ремонт ходовой части: control-arm
      Замена амортизаторов: shock-absorber
      Замена тормозных колодок: brake-pads
      Проточка тормозных дисков: brake-disc-worn
      Ремонт суппортов: caliper
      Ремонт рулевых реек: steering-rack
      Компьютерная диагностика: scanner
      Ремонт двигателя: engine
      Замена ремня ГРМ: timing-belt
      Чистка форсунок: injector
      Ремонт АКПП: gearbox
      Ремонт генераторов и стартеров: alternator
      Автоэлектрик: battery
      Установка сигнализации: car-alarm
      Установка магнитол и камер: head-unit
      Заправка кондиционера: ac-compressor
      Промывка системы охлаждения: coolant
      Полировка фар: headlight
      Кузовной ремонт и покраска: bumper
      Оклейка плёнкой: bonnet
      Химчистка салона: seat-cover
      Замена лобовых стёкол: windscreen
      Подбор запчастей по VIN: box"
    `)
  })
})
