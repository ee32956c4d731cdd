import { inBoth } from '../../language/in-both.ts'

/** The second row of the header; guests do not load it. */
export const queueTabsWords = inBoth({
  ru: {
    company: 'Компания',
    ads: 'Объявления',
    staff: 'Работа',
    moderation: 'Модерация',
    reviews: 'Отзывы',
    requests: 'Заявки',
    exchange: 'Обмен',
    more: 'Ещё',
    people: 'Люди',
    content: 'Контент',
    search: 'Поиск',
    missing: 'Чего не хватает',
    audit: 'Журнал',
  },
  kk: {
    company: 'Компания',
    ads: 'Хабарландырулар',
    staff: 'Жұмыс',
    moderation: 'Модерация',
    reviews: 'Пікірлер',
    requests: 'Өтінімдер',
    exchange: 'Алмасу',
    more: 'Тағы',
    people: 'Адамдар',
    content: 'Мазмұн',
    search: 'Іздеу',
    missing: 'Не жетіспейді',
    audit: 'Журнал',
  },
})
