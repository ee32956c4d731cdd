import type { DocumentKind } from '../generated/schemas.ts'
import type { Words } from '../language/index.ts'

/** A column of the spreadsheet that documents are imported from. */
export interface DocumentColumn {
  /** Path of the field, such as `buyer.bin`; that of a line without its place, such as `lines.sum`. */
  readonly field: string
  /** Its heading. */
  readonly name: Words
  /** In a document's first row it must be filled in. Rows of an appendix need no lines. */
  readonly isRequired: boolean
}

/** The columns of the import in the order of the template. */
export const DOCUMENT_COLUMNS = [
  { field: 'number', name: { ru: 'Номер', kk: 'Нөмірі' }, isRequired: true },
  { field: 'date', name: { ru: 'Дата', kk: 'Күні' }, isRequired: true },
  { field: 'period', name: { ru: 'Период', kk: 'Кезеңі' }, isRequired: false },
  { field: 'title', name: { ru: 'За что', kk: 'Не үшін' }, isRequired: true },
  { field: 'buyer.bin', name: { ru: 'БИН арендатора', kk: 'Жалға алушының БСН' }, isRequired: true },
  { field: 'buyer.name', name: { ru: 'Арендатор', kk: 'Жалға алушы' }, isRequired: false },
  { field: 'contract.number', name: { ru: 'Номер договора', kk: 'Шарт нөмірі' }, isRequired: false },
  { field: 'contract.date', name: { ru: 'Дата договора', kk: 'Шарт күні' }, isRequired: false },
  { field: 'rooms', name: { ru: 'Бутики', kk: 'Бутиктер' }, isRequired: false },
  { field: 'currency', name: { ru: 'Валюта', kk: 'Валютасы' }, isRequired: false },
  { field: 'lines.name', name: { ru: 'Наименование', kk: 'Атауы' }, isRequired: true },
  { field: 'lines.unit', name: { ru: 'Единица', kk: 'Өлшем бірлігі' }, isRequired: false },
  { field: 'lines.quantity', name: { ru: 'Количество', kk: 'Саны' }, isRequired: true },
  { field: 'lines.price', name: { ru: 'Цена', kk: 'Бағасы' }, isRequired: true },
  { field: 'lines.vat_rate', name: { ru: 'Ставка НДС, %', kk: 'ҚҚС мөлшерлемесі, %' }, isRequired: false },
  { field: 'lines.vat', name: { ru: 'Сумма НДС', kk: 'ҚҚС сомасы' }, isRequired: false },
  { field: 'lines.sum', name: { ru: 'Сумма с НДС', kk: 'ҚҚС қосылған сома' }, isRequired: true },
  { field: 'total', name: { ru: 'Итого по документу', kk: 'Құжат бойынша барлығы' }, isRequired: false },
  { field: 'paragraphs', name: { ru: 'Текст', kk: 'Мәтін' }, isRequired: false },
] as const satisfies readonly DocumentColumn[]

/** Path of a column's field. */
export type DocumentColumnField = (typeof DOCUMENT_COLUMNS)[number]['field']

/** Whether every spreadsheet of a kind must have the column: an appendix may be text alone. */
export function isNeededColumn({ field, isRequired }: DocumentColumn, kind: DocumentKind): boolean {
  return isRequired && !(kind === 'application' && field.startsWith('lines.'))
}
