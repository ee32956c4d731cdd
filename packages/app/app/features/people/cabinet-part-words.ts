import { inBoth } from '../../language/in-both.ts'

/** Names of the cabinet's parts, for its tabs and the header's menu. */
export const cabinetPartWords = inBoth({
  ru: {
    parts: 'Разделы кабинета',
    company: 'действовать за эту компанию',
    ads: 'Мои объявления',
    favorites: 'Избранное',
    reviews: 'Отзывы',
    requests: 'Заявки',
    details: 'Данные',
    password: 'Пароль',
    sessions: 'Активные устройства',
    account: (name: string) => `Кабинет: ${name}`,
  },
  kk: {
    parts: 'Кабинет бөлімдері',
    company: 'осы компания атынан әрекет ету',
    ads: 'Хабарландыруларым',
    favorites: 'Таңдаулылар',
    reviews: 'Пікірлер',
    requests: 'Өтінімдерім',
    details: 'Деректерім',
    password: 'Құпиясөз',
    sessions: 'Белсенді құрылғылар',
    account: (name: string) => `Жеке кабинет: ${name}`,
  },
})
