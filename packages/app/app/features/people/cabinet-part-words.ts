import { inBoth } from '../../language/in-both.ts'

/** Names of the cabinet's parts, for its tabs and the header's menu, and the other names in that menu. */
export const cabinetPartWords = inBoth({
  ru: {
    parts: 'Разделы кабинета',
    company: 'действовать за эту компанию',
    ads: 'Мои объявления',
    details: 'Данные',
    password: 'Пароль',
    sessions: 'Активные устройства',
    account: (name: string) => `Кабинет: ${name}`,
    people: 'Сотрудники и арендаторы',
    content: 'Содержимое',
    searchWords: 'Слова поиска',
    exchange: 'Обмен с 1С',
    audit: 'Журнал',
  },
  kk: {
    parts: 'Кабинет бөлімдері',
    company: 'осы компания атынан әрекет ету',
    ads: 'Хабарландыруларым',
    details: 'Деректерім',
    password: 'Құпиясөз',
    sessions: 'Белсенді құрылғылар',
    account: (name: string) => `Жеке кабинет: ${name}`,
    people: 'Қызметкерлер мен жалға алушылар',
    content: 'Мазмұн',
    searchWords: 'Іздеу сөздері',
    exchange: '1С-пен алмасу',
    audit: 'Журнал',
  },
})
