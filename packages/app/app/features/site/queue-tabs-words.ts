import { inBoth } from '../../language/in-both.ts'

/** The second row of the header; guests do not load it. */
export const queueTabsWords = inBoth({
  ru: {
    company: 'Компания',
    ads: 'Объявления',
    staff: 'Работа',
    moderation: 'Модерация',
  },
  kk: {
    company: 'Компания',
    ads: 'Хабарландырулар',
    staff: 'Жұмыс',
    moderation: 'Модерация',
  },
})
