import { inBoth } from '../../language/in-both.ts'

/** What every page has of favourites: the hearts, the link of the header, and what is said when a heart goes back. */
export const heartWords = inBoth({
  ru: {
    save: (title: string) => `В избранное: ${title}`,
    favourites: 'Избранное',
    favouritesOf: (count: string) => `Избранное, ${count}`,
    failed: 'Не сохранилось. Вернули как было.',
    again: 'Ещё раз',
    removed: (title: string) => `Убрано: ${title}`,
    back: 'Вернуть',
  },
  kk: {
    save: (title) => `Таңдаулыларға: ${title}`,
    favourites: 'Таңдаулылар',
    favouritesOf: (count) => `Таңдаулылар, ${count}`,
    failed: 'Сақталмады. Бұрынғы күйіне қайтты.',
    again: 'Қайталау',
    removed: (title) => `Алып тасталды: ${title}`,
    back: 'Қайтару',
  },
})
