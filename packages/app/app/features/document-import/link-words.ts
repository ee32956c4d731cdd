import { inBoth } from '../../language/in-both.ts'

/** The links to spreadsheets on lists. */
export const excelLinkWords = inBoth({
  ru: { download: 'Скачать Excel', upload: 'Загрузить из Excel' },
  kk: { download: 'Excel жүктеп алу', upload: 'Excel-ден жүктеу' },
})
