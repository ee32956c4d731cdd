import {
  checkDocument,
  type DocumentContent,
  type DocumentKind,
  type DocumentParty,
  firstProblems,
  isAccepted,
} from '@sauda/sdk/documents'
import { paperWarnings } from '../paper/paper-warnings.ts'
import type { Value } from './open-workbook.ts'
import { ofCell, ofFile, type Places, type Problem } from './problems.ts'
import type { SheetDocument } from './read-documents.ts'

/** What the portal knows of the parties. */
export interface Parties {
  supplier: object | null
  /** Names of registered tenants by BIN. */
  companies: ReadonlyMap<string, string>
  /** Tenants as their newest documents have them, by BIN. */
  buyers: ReadonlyMap<string, DocumentParty>
}

/** A document that is right. */
export interface CheckedDocument {
  /** The number of its first row. */
  row: number
  content: DocumentContent
}

export interface CheckedSheet {
  documents: CheckedDocument[]
  problems: Problem[]
  /** Number of problems that are not listed, because their document has more than anybody reads. */
  more: number
  warnings: Problem[]
}

/** Checks all documents of a sheet by the rules of the exchange. */
export function checkSheet(
  documents: readonly SheetDocument[],
  { kind, places, parties, now }: { kind: DocumentKind; places: Places; parties: Parties; now: Date },
): CheckedSheet {
  const checked: CheckedSheet = { documents: [], problems: [], more: 0, warnings: [] }
  const supplier = new Map<string, Problem>()
  const onPaper = new Map<string, Problem>()
  if (!parties.supplier) checked.problems.push(ofFile('supplier_missing', { field: 'supplier' }))
  for (const document of documents) {
    const { row, raw, problems } = document
    const buyer = buyerOf(document, parties)
    const result = checkDocument(kind, { ...raw, supplier: parties.supplier ?? CENTRE, buyer }, now)
    const broken = new Set(problems.filter(({ code }) => code === 'cell_error').map(placeOf))
    const at = (found: Found) => placed(found, document, places)
    const all = [...problems]
    if (isAccepted(result)) {
      checked.documents.push({ row, content: result.content })
      const isKnown = parties.companies.has(result.content.buyer.bin)
      for (const found of paperWarnings(kind, result.content)) {
        if (found.field.startsWith('supplier'))
          onPaper.set(`${found.field} ${found.code}`, ofFile(codeOf(found.code), found))
        else if (isInSheet(found.field)) checked.warnings.push({ ...at(found as Found), got: found.got })
      }
      if (!isKnown) checked.warnings.push(at({ field: 'buyer.bin', code: 'tenant_unknown', needed: null }))
    } else {
      for (const found of result.problems) {
        if (found.field.startsWith('supplier'))
          supplier.set(found.field, ofFile(codeOf(found.code), { field: found.field, got: found.got }))
        else if (!isTold(found, document, broken, places)) all.push(at(found as Found))
      }
    }
    const { first, more } = firstProblems(all)
    checked.problems.push(...first)
    checked.more += more
    checked.warnings.push(
      ...document.warnings,
      ...result.warnings.filter(({ code }) => code === 'vat_rate_unusual').map((one) => at(one as Found)),
    )
  }
  checked.warnings.push(...onPaper.values())
  checked.problems.push(...supplier.values(), ...twice(checked.documents, places))
  return checked
}

type Found = Pick<Problem, 'field' | 'code' | 'needed' | 'currency'>

/** Stands for a centre that nothing is known of, which is told once. */
const CENTRE = { name: '-', bin: '000140000002' }

/** What a sheet has no column for comes from earlier documents of the tenant, and cannot be mended in it. */
function isInSheet(field: string): boolean {
  const [part = ''] = field.split('.')
  return part !== 'knp' && (part !== 'buyer' || field === 'buyer.name')
}

function codeOf(code: string): Problem['code'] {
  return code
}

function buyerOf({ bin, company }: SheetDocument, { companies, buyers }: Parties): Record<string, unknown> {
  const known = buyers.get(bin)
  return { ...known, bin, name: company ?? companies.get(bin) ?? known?.name }
}

/** What is wrong with a sum of lines is wrong with a line; a wrong formula is told as such. */
function isTold(
  found: { field: string; code: string },
  document: SheetDocument,
  broken: Set<string>,
  places: Places,
) {
  if (found.field === 'total' && !document.hasTotal) return true
  return broken.has(placeOf(placed(found as Found, document, places)))
}

function placeOf({ row, column }: Problem): string {
  return `${column}${row}`
}

/** Finds the cell of a field: `lines.2.vat` is in the row of the third line. */
function placed({ field, code, needed, currency }: Found, document: SheetDocument, places: Places): Problem {
  const [part, at, name] = field.split('.')
  const { first, lines, paragraphs } = document
  const isLine = part === 'lines'
  const row =
    (at !== undefined && isLine && lines[Number(at)]) ||
    (at !== undefined && part === 'paragraphs' && paragraphs[Number(at)]) ||
    first
  const column = isLine ? `lines.${name ?? 'name'}` : part === 'rooms' || part === 'paragraphs' ? part : field
  const value: Value = [...row.cells].find(([field]) => field === column)?.[1] ?? null
  const found = ofCell(code, { row: row.at, field: column, places, value }, needed)
  return currency === undefined ? found : { ...found, currency }
}

/** The same number, date and tenant in two places of the file would be two versions of one document. */
function twice(documents: readonly CheckedDocument[], places: Places): Problem[] {
  const rows = new Map<string, number>()
  return documents.flatMap(({ row, content }) => {
    const { number, date, buyer } = content
    const key = JSON.stringify([number, date, buyer.bin])
    const before = rows.get(key)
    if (before === undefined) rows.set(key, row)
    return before === undefined
      ? []
      : [ofCell('number_twice', { row, field: 'number', places, value: number }, String(before))]
  })
}
