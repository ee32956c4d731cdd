import { kazakhCount, russianCount } from '../../language/counted.ts'
import { inBoth } from '../../language/in-both.ts'

/** What stands before the date of a row, and the button of an ad that staff have sent back, in its owner's list. */
export const adRowWords = inBoth({
  ru: {
    mend: 'Исправить',
    mendAd: (title: string) => `Исправить: ${title}`,
    views: (count: number) => russianCount(count, 'просмотр', 'просмотра', 'просмотров'),
    viewsToday: (views: string, today: number) => `${views}, сегодня ${today}`,
    changes: {
      handedIn: 'подано ',
      changed: 'изменено ',
      sentBack: 'возвращено ',
      published: 'опубликовано ',
      takenDown: 'снято ',
      archived: 'убрано ',
    },
  },
  kk: {
    mend: 'Түзету',
    mendAd: (title) => `Түзету: ${title}`,
    views: (count) => kazakhCount(count, 'қаралым'),
    viewsToday: (views, today) => `${views}, бүгін ${today}`,
    changes: {
      handedIn: 'берілді: ',
      changed: 'өзгертілді: ',
      sentBack: 'қайтарылды: ',
      published: 'жарияланды: ',
      takenDown: 'алынды: ',
      archived: 'мұрағатқа салынды: ',
    },
  },
})
