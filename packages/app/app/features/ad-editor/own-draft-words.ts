import { inBoth } from '../../language/in-both.ts'

/** Drafts in the list of one's own ads. */
export const ownDraftWords = inBoth({
  ru: {
    title: 'Черновик в этом браузере',
    edit: (id: number) => `Правка объявления № ${id} не отправлена, она в этом браузере`,
    unnamed: 'Пока без названия',
    photos: (count: number) => `Фото: ${count}`,
    goOn: 'Продолжить',
    remove: 'Удалить',
    removed: 'Черновик удалён.',
    putBack: 'Вернуть',
  },
  kk: {
    title: 'Осы браузердегі қаралама',
    edit: (id) => `№ ${id} хабарландыруының түзетуі жіберілмеген, ол осы браузерде`,
    unnamed: 'Әзірге атауы жоқ',
    photos: (count) => `Сурет: ${count}`,
    goOn: 'Жалғастыру',
    remove: 'Жою',
    removed: 'Қаралама жойылды.',
    putBack: 'Қайтару',
  },
})
