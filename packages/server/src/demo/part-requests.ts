import { signIns } from './people.ts'

/** A part request of the demo centre. */
export interface DemoPartRequest {
  /** E-mail of the asker; a number is the place among the individuals. */
  who: string | number
  text: string
  brand: string
  part: string
  model: string
  year: number
  vin?: string
  condition: 'any' | 'new' | 'used'
  price: number
  note?: string
  hours_ago: number
  /** How many shops have it, and how many have not. */
  have: number
  none: number
  closed?: 'found' | 'found_elsewhere' | 'given_up' | 'expired'
  /** What the asker and the shop with the lowest price say to each other in turns. */
  talk?: readonly string[]
}

const DAY = 24

/** Requests of some people: with and without answers, closed in every way, and new ones for the shops. */
export const demoPartRequests: readonly DemoPartRequest[] = [
  {
    ...{ who: signIns[5], text: 'Суппорт тормозной передний левый', brand: 'Toyota', part: 'Суппорты' },
    ...{ model: 'Camry XV50', year: 2014, vin: 'XW7BF4FK60S061437', condition: 'any', price: 45_000 },
    ...{ note: 'Нужен с поршнями и пыльниками. Китайский не предлагать.', hours_ago: 4, have: 4, none: 2 },
    talk: [
      'Здравствуйте. А под 2.5 точно подойдёт, диск 296?',
      'Да, 296 мм. Приходите с VIN, сверим на месте. До 18:30 мы тут.',
    ],
  },
  {
    ...{ who: signIns[5], text: 'Бампер передний под покраску', brand: 'Hyundai', part: 'Бамперы' },
    ...{
      model: 'Tucson NX4',
      year: 2022,
      condition: 'any',
      price: 90_000,
      hours_ago: 2 * DAY,
      have: 0,
      none: 1,
    },
  },
  {
    ...{ who: signIns[5], text: 'Подшипник ступицы задний', brand: 'Toyota', part: 'Подшипники ступицы' },
    ...{ model: 'Camry XV50', year: 2014, condition: 'new', price: 24_000, hours_ago: 9 * DAY },
    ...{ have: 3, none: 0, closed: 'found' },
  },
  {
    ...{ who: signIns[5], text: 'Диск тормозной задний, пара', brand: 'Toyota', part: 'Тормозные диски' },
    ...{ model: 'RAV4 XA40', year: 2014, condition: 'used', price: 30_000, hours_ago: 20 * DAY },
    ...{ have: 0, none: 2, closed: 'expired' },
  },
  {
    ...{ who: 1, text: 'Колодки тормозные задние', brand: 'Hyundai', part: 'Тормозные колодки' },
    ...{ model: 'Tucson NX4', year: 2022, condition: 'any', price: 18_000, hours_ago: 1, have: 0, none: 0 },
  },
  {
    ...{ who: 2, text: 'Тормозные диски передние вентилируемые', brand: 'Kia', part: 'Тормозные диски' },
    ...{ model: 'Rio 3', year: 2013, condition: 'new', price: 35_000, hours_ago: 3, have: 1, none: 0 },
  },
  {
    ...{ who: 3, text: 'Рычаг передний нижний правый', brand: 'Toyota', part: 'Рычаги подвески' },
    ...{ model: 'Land Cruiser Prado 150', year: 2016, condition: 'any', price: 60_000, hours_ago: 5 },
    ...{ have: 2, none: 1 },
  },
  {
    ...{ who: 4, text: 'Суппорт задний правый', brand: 'Volkswagen', part: 'Суппорты' },
    ...{ model: 'Touareg', year: 2011, condition: 'used', price: 40_000, hours_ago: 30, have: 0, none: 0 },
    note: 'Можно с разборки, лишь бы не закис.',
  },
  {
    ...{ who: 5, text: 'Колодки передние керамика', brand: 'Lexus', part: 'Тормозные колодки' },
    ...{ model: 'RX 350', year: 2010, condition: 'new', price: 32_000, hours_ago: 3 * DAY },
    ...{ have: 2, none: 0, closed: 'found_elsewhere' },
  },
  {
    ...{ who: 6, text: 'Бампер задний', brand: 'Kia', part: 'Бамперы', model: 'Sportage', year: 2019 },
    ...{ condition: 'used', price: 55_000, hours_ago: 5 * DAY, have: 1, none: 1, closed: 'given_up' },
  },
]
