import { russianCount } from '../../language/counted.ts'
import { inBoth } from '../../language/in-both.ts'

/** What the doors of the building say about a request. */
export const doorWords = inBoth({
  ru: {
    floor: (level: number) => `${level} этаж`,
    for: (number: string, price: string) => `${number} за ${price}`,
    unit: 'Цены в тысячах тенге',
    marks: {
      has: (count: number) => `есть: ${count}`,
      has_not: (count: number) => `нет: ${count}`,
      opened: (count: number) => `посмотрели: ${count}`,
      asked: (count: number) => `спросили: ${count}`,
      gets: (count: number) => `получат: ${count}`,
      not_asked: (_count: number) => 'не спрашивали',
    },
    later: (count: number) => `позже, если ответов мало: ${count}`,
    shops: (count: number) => russianCount(count, 'магазин', 'магазина', 'магазинов'),
  },
  kk: {
    floor: (level) => `${level}-қабат`,
    for: (number, price) => `${number}-бутикте ${price}`,
    unit: 'Бағалар мың теңгемен',
    marks: {
      has: (count) => `бар: ${count}`,
      has_not: (count) => `жоқ: ${count}`,
      opened: (count) => `қарады: ${count}`,
      asked: (count) => `сұралды: ${count}`,
      gets: (count) => `алады: ${count}`,
      not_asked: () => 'сұралмады',
    },
    later: (count) => `кейін, жауап аз болса: ${count}`,
    shops: (count) => `${count} дүкен`,
  },
})
