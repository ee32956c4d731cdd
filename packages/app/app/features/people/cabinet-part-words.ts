import { inBoth } from '../../language/in-both.ts'

/** Names of the cabinet's parts, for its tabs and the header's menu. */
export const cabinetPartWords = inBoth({
  ru: {
    parts: 'Разделы кабинета',
    ads: 'Мои объявления',
    details: 'Данные',
    password: 'Пароль',
    sessions: 'Активные устройства',
  },
  kk: {
    parts: 'Кабинет бөлімдері',
    ads: 'Хабарландыруларым',
    details: 'Деректерім',
    password: 'Құпиясөз',
    sessions: 'Белсенді құрылғылар',
  },
})
