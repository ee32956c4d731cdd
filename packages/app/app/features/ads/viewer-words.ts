import { inBoth } from '../../language/in-both.ts'

/** The viewer of an ad's photos, loaded with it. */
export const viewerWords = inBoth({
  ru: {
    previous: 'Предыдущее фото',
    next: 'Следующее фото',
    zoomIn: 'Крупнее',
    zoomOut: 'Мельче',
    close: 'Закрыть',
    failed: 'Фото не загрузилось. Проверьте соединение и откройте его ещё раз.',
  },
  kk: {
    previous: 'Алдыңғы сурет',
    next: 'Келесі сурет',
    zoomIn: 'Үлкейту',
    zoomOut: 'Кішірейту',
    close: 'Жабу',
    failed: 'Сурет жүктелмеді. Байланысты тексеріп, қайта ашыңыз.',
  },
})
