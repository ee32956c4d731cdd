import type { DocumentColumnField } from '@sauda/sdk/documents'
import { withoutMarks } from '@sauda/sdk/documents'
import { isEmpty } from './cell-values.ts'
import type { Value } from './open-workbook.ts'

/** What a row without a line of its own has: the sum of the rows above, or a part of it, which is the VAT or the rest. */
export type TotalKind = 'sum' | 'part'

type Cells = ReadonlyMap<DocumentColumnField, Value>

const SUM = 'итого|всего|общий итог|барлығы|жиыны|қорытынды|жалпы сома|total'
const VAT = 'ндс|ққс'
const WITHOUT_VAT = `без (?:уч[её]та )?(?:${VAT})|(?:${VAT})[- ]?с[ыі]з`
const INSIDE = 'в том числе|в т\\. ?ч\\.|оның ішінде'
const CURRENCY = 'тенге|теңге|тг|тнг|kzt|usd|eur|rub|руб|доллар(?:ов)? сша|евро'
const MORE =
  'сумма|сомасы|на сумму|стоимость|к оплате|к перечислению|с|с уч[её]том|включая|наименований|төлеуге|төленетін|қосылған|(?:құжат|шарт|шот|акт) бойынша'

const END = '(?![\\p{L}\\p{N}])'
const BEGINNING = `(?:${[SUM, WITHOUT_VAT, `сумма (?:${VAT})`, VAT, INSIDE].join('|')})${END}`
const WORDS = `(?:${[SUM, WITHOUT_VAT, VAT, INSIDE, CURRENCY, MORE].join('|')})${END}`
/** What the total is of: a document, a tenant, a month. */
const OF = '(?:по|за) [^.;]{1,80}'
/** Words of a total and nothing else, but signs and figures: «Итого к оплате: 412 000,00 тенге». */
const TOTAL = new RegExp(`^${BEGINNING}(?:${WORDS}|[\\s\\d:.,;/=()%₸№–—-])*(?:${OF})?[.;]?$`, 'iu')
/** A part of the sum: «Итого НДС», «Итого без НДС», but not «Итого с НДС». */
const PART = new RegExp(
  `^(?:(?:${SUM}),? )?(?:сумма )?(?:${WITHOUT_VAT}|${VAT}|${INSIDE})${END}|^(?:${SUM})${END}.*(?:${WITHOUT_VAT})${END}`,
  'iu',
)
const LONGEST = 200

/** A total has no cells of these. */
const OF_LINES: readonly DocumentColumnField[] = [
  'number',
  'date',
  'buyer.bin',
  'lines.name',
  'lines.unit',
  'lines.quantity',
  'lines.price',
]
const SUMS: readonly DocumentColumnField[] = ['lines.sum', 'total', 'lines.vat']

/**
 * Returns what kind of total a row has: its first text says «Итого» or «Барлығы» and nothing else, it has a sum, and
 * nothing of a document, line or paragraph. Other rows are read as such, so that nothing is dropped unseen.
 */
export function totalIn(values: readonly Value[], cells: Cells): TotalKind | null {
  const first = values.find((value) => typeof value === 'string' && value.trim() !== '')
  const text = typeof first === 'string' ? plain(first) : ''
  if (text.length > LONGEST || !TOTAL.test(text)) return null
  const has = (field: DocumentColumnField) => !isEmpty(cells.get(field) ?? null)
  if (has('paragraphs') || OF_LINES.some((field) => has(field) && cells.get(field) !== first)) return null
  if (!SUMS.some((field) => has(field) && cells.get(field) !== first)) return null
  return PART.test(text) ? 'part' : 'sum'
}

function plain(text: string): string {
  return withoutMarks(text).replace(/\s+/g, ' ').trim()
}
