import { inBoth } from '../../language/in-both.ts'

/** Names of the pages about the content of the portal, for their tabs. */
export const contentTabWords = inBoth({
  ru: {
    parts: 'Разделы содержимого',
    texts: 'Тексты',
    dictionaries: 'Справочники',
    searchWords: 'Слова поиска',
    log: 'Журнал',
  },
  kk: {
    parts: 'Мазмұн бөлімдері',
    texts: 'Мәтіндер',
    dictionaries: 'Анықтамалықтар',
    searchWords: 'Іздеу сөздері',
    log: 'Журнал',
  },
})
