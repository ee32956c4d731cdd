import { inBoth } from '../../language/in-both.ts'

/** The second row of the header; guests do not load it. */
export const queueTabsWords = inBoth({
  ru: { documents: 'Документы', staff: 'Работа', moderation: 'Модерация' },
  kk: { documents: 'Құжаттар', staff: 'Жұмыс', moderation: 'Модерация' },
})
