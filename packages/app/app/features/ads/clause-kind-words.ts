import { inBoth } from '../../language/in-both.ts'

/** What a part of a query may be taken for. */
export const clauseKindWords = inBoth({
  ru: {
    part: 'деталь',
    brand: 'марка',
    model: 'модель',
    maker: 'производитель',
    service: 'услуга',
    category: 'раздел',
    condition: 'состояние',
    shop: 'магазин',
    room: 'бутик',
    level: 'этаж',
    article: 'артикул',
    generation: 'поколение',
    size: 'размер',
    word: 'слово',
    qualifier: 'уточнение',
  },
  kk: {
    part: 'бөлшек',
    brand: 'марка',
    model: 'модель',
    maker: 'өндіруші',
    service: 'қызмет',
    category: 'бөлім',
    condition: 'күйі',
    shop: 'дүкен',
    room: 'бутик',
    level: 'қабат',
    article: 'артикул',
    generation: 'буын',
    size: 'өлшем',
    word: 'сөз',
    qualifier: 'нақтылау',
  },
})
