import { inBoth } from '../../language/in-both.ts'

/** The second row of the header; guests do not load it. */
export const queueTabsWords = inBoth({
  ru: {
    company: 'Компания',
    ads: 'Объявления',
    staff: 'Работа',
    moderation: 'Модерация',
    exchange: 'Обмен',
    more: 'Ещё',
    people: 'Люди',
    content: 'Контент',
    search: 'Поиск',
    audit: 'Журнал',
  },
  kk: {
    company: 'Компания',
    ads: 'Хабарландырулар',
    staff: 'Жұмыс',
    moderation: 'Модерация',
    exchange: 'Алмасу',
    more: 'Тағы',
    people: 'Адамдар',
    content: 'Мазмұн',
    search: 'Іздеу',
    audit: 'Журнал',
  },
})
