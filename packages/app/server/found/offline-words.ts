import { inBoth } from '../../app/language/in-both.ts'

/** The page that is shown without a connection, when the requested one is not kept. */
export const offlineWords = inBoth({
  ru: {
    title: 'Нет сети',
    lead: 'Эта страница не сохранена в браузере. Проверьте интернет и попробуйте ещё раз.',
    again: 'Повторить',
    home: 'На главную',
    kept: 'Сохранённые страницы',
    phones: 'Телефоны центра',
    hours: 'Часы работы',
    closed: 'закрыто',
    address: 'Адрес',
  },
  kk: {
    title: 'Желі жоқ',
    lead: 'Бұл бет браузерде сақталмаған. Интернетті тексеріп, қайталап көріңіз.',
    again: 'Қайталау',
    home: 'Басты бетке',
    kept: 'Сақталған беттер',
    phones: 'Орталық телефондары',
    hours: 'Жұмыс уақыты',
    closed: 'жабық',
    address: 'Мекенжайы',
  },
})
