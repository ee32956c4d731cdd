import { inBoth } from '../../language/in-both.ts'

/** The parts of a cabinet, as its tabs and the header's menu name them. */
export const cabinetPartWords = inBoth({
  ru: {
    parts: 'Разделы кабинета',
    ads: 'Мои объявления',
    details: 'Данные',
    password: 'Пароль',
    sessions: 'Где выполнен вход',
  },
  kk: {
    parts: 'Кабинет бөлімдері',
    ads: 'Хабарландыруларым',
    details: 'Деректерім',
    password: 'Құпиясөз',
    sessions: 'Кірген құрылғылар',
  },
})
