import { inBoth } from '../../language/in-both.ts'

/** The draft of a new ad, in the list of one's own ads. */
export const ownDraftWords = inBoth({
  ru: {
    title: 'Черновик в этом браузере',
    unnamed: 'Пока без названия',
    photos: (count: number) => `Фото: ${count}`,
    goOn: 'Продолжить',
    remove: 'Удалить',
    removed: 'Черновик удалён.',
    putBack: 'Вернуть',
  },
  kk: {
    title: 'Осы браузердегі қаралама',
    unnamed: 'Әзірге атауы жоқ',
    photos: (count) => `Сурет: ${count}`,
    goOn: 'Жалғастыру',
    remove: 'Жою',
    removed: 'Қаралама жойылды.',
    putBack: 'Қайтару',
  },
})
