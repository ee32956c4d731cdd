import type { components } from '@sauda/sdk'
import { type DocumentContent, type DocumentKind, importText, nextDocumentState } from '@sauda/sdk/documents'
import type { Language } from '@sauda/sdk/language'
import type { Db } from '../../../platform/database/transaction.ts'
import { dataVersionNumber } from '../data-version.ts'
import { hashOf } from '../receive.ts'
import { type CheckedDocument, type CheckedSheet, checkSheet } from './check-documents.ts'
import { checkTotals } from './check-totals.ts'
import { findBuyers, findCompanies, findKnown, findSupplier, type Known } from './import-queries.ts'
import { LIMITS } from './limits.ts'
import { openWorkbook, WorkbookError } from './open-workbook.ts'
import { inOrder, ofCell, ofFile, type Places, type Problem } from './problems.ts'
import { readDocuments, type SheetDocument } from './read-documents.ts'
import { readDetails, readSheet } from './read-sheet.ts'

type Schemas = components['schemas']

/** What a file says, before the portal compares it with what it knows. */
export interface ReadFile {
  documents: SheetDocument[]
  lines: number
  /** The centre as the file has it. */
  details: Record<string, string> | null
  places: Places
  /** The sheet that was read. */
  sheet: string | null
  problems: Problem[]
  warnings: Problem[]
}

/** What is to be done with a document of the file. */
export interface Step {
  content: DocumentContent
  /** The document that it is a newer version of. */
  renews: { guid: string; dataVersion: string } | null
}

export interface Plan {
  result: Schemas['DocumentImportResult']
  steps: Step[]
}

export interface Import {
  kind: DocumentKind
  language: Language
  now: Date
}

/** Reads a file; never throws because of its contents. */
export async function readFile(bytes: Buffer, { kind, language }: Import): Promise<ReadFile> {
  try {
    const workbook = await openWorkbook(bytes)
    const sheet = await readSheet(workbook, kind, language)
    // Without headings there are no documents, and readers unpack much before the first row.
    const details = sheet.places.size > 0 ? await readDetails(workbook) : null
    const totals = checkTotals(sheet.rows, sheet.places)
    const documents = readDocuments(totals.lines, sheet.places)
    const lines = documents.reduce((all, one) => all + one.lines.length, 0)
    const problems = [...sheet.problems, ...totals.problems]
    for (const { row, column } of workbook.uncomputed)
      problems.push(ofFile('formula_without_value', { row, column }))
    if (documents.length > LIMITS.documents)
      problems.push(
        ofFile('too_many_documents', { got: String(documents.length), needed: String(LIMITS.documents) }),
      )
    return {
      ...{ documents, lines, details, places: sheet.places, sheet: sheet.name },
      ...{ problems, warnings: [...sheet.warnings, ...totals.warnings] },
    }
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error
    return {
      ...{ documents: [], lines: 0, details: null, places: new Map(), sheet: null },
      ...{ problems: [ofFile(error.code)], warnings: [] },
    }
  }
}

/** Compares a file with what the portal knows. */
export async function planImport(db: Db, file: ReadFile, { kind, language, now }: Import): Promise<Plan> {
  const { documents, lines, places, details } = file
  const isWhole = file.problems.every(({ row }) => row !== null)
  const checked: CheckedSheet = isWhole
    ? checkSheet(documents, { kind, places, now, parties: await partiesOf(db, documents, details) })
    : { documents: [], problems: [], more: 0, warnings: [] }
  const compared = await compare(db, checked.documents, { kind, places })
  const problems = inOrder([...file.problems, ...checked.problems, ...compared.problems])
  const told = (some: readonly Problem[]) =>
    some.slice(0, LIMITS.problems).map((one) => inWords(one, places, language))
  return {
    steps: problems.length > 0 ? [] : compared.steps,
    result: {
      ...{ sheet: file.sheet, documents: documents.length, lines },
      created: compared.steps.filter(({ renews }) => renews === null).length,
      renewed: compared.steps.filter(({ renews }) => renews !== null).length,
      unchanged: compared.unchanged,
      sums: sumsOf(checked.documents),
      problems: told(problems),
      more_problems: checked.more + Math.max(0, problems.length - LIMITS.problems),
      warnings: told(inOrder([...file.warnings, ...checked.warnings])),
    },
  }
}

async function partiesOf(db: Db, documents: readonly SheetDocument[], details: ReadFile['details']) {
  const bins = [...new Set(documents.map(({ bin }) => bin.replace(/\s/g, '')))]
  return {
    supplier: details ?? (await findSupplier(db)),
    companies: await findCompanies(db, bins),
    buyers: await findBuyers(db, bins),
  }
}

interface Compared {
  steps: Step[]
  unchanged: number
  problems: Problem[]
}

/** Finds out which documents are new, which have changed, and which may not change any more. */
async function compare(
  db: Db,
  documents: readonly CheckedDocument[],
  { kind, places }: { kind: DocumentKind; places: Places },
): Promise<Compared> {
  const keys = documents.map(({ content }) => keyOf(content))
  const known = new Map((await findKnown(db, kind, keys)).map((one) => [JSON.stringify(nameOf(one)), one]))
  const compared: Compared = { steps: [], unchanged: 0, problems: [] }
  for (const { row, content } of documents) {
    const here = known.get(JSON.stringify(nameOf(keyOf(content))))
    const code = here && refusalOf(kind, here, content)
    if (code) compared.problems.push(ofCell(code, { row, field: 'number', places, value: content.number }))
    else if (!here) compared.steps.push({ content, renews: null })
    else if (isSame(here, content)) compared.unchanged += 1
    else compared.steps.push({ content, renews: { guid: here.guid, dataVersion: versionAfter(here) } })
  }
  return compared
}

function keyOf({ number, date, buyer }: DocumentContent) {
  return { number, date, bin: buyer.bin }
}

function nameOf({ number, date, bin }: Pick<Known, 'number' | 'date' | 'bin'>): string[] {
  return [number, date, bin]
}

function isSame(here: Known, content: DocumentContent): boolean {
  return hashOf(here.content).equals(hashOf(content))
}

function refusalOf(
  kind: DocumentKind,
  here: Known,
  content: DocumentContent,
): 'document_elsewhere' | 'is_signed' | null {
  if (here.base_id !== null) return 'document_elsewhere'
  if (isSame(here, content)) return null
  const next = nextDocumentState('renew', { actor: 'exchange', kind, status: here.status })
  return next.ok ? null : 'is_signed'
}

function versionAfter({ data_version }: Known): string {
  return String((dataVersionNumber(data_version) ?? 0n) + 1n)
}

function inWords(problem: Problem, places: Places, language: Language): Schemas['DocumentImportProblem'] {
  const place = [...places.values()].find(({ letters }) => letters === problem.column)
  return { ...problem, heading: place?.heading ?? null, message: importText(problem, language).text }
}

function sumsOf(documents: readonly CheckedDocument[]): Schemas['DocumentImportSum'][] {
  const sums = new Map<string, Schemas['DocumentImportSum']>()
  for (const { content } of documents) {
    const { currency, total } = content
    const sum = sums.get(currency) ?? { currency, count: 0, total: 0 }
    sums.set(currency, { currency, count: sum.count + 1, total: sum.total + total })
  }
  return [...sums.values()].toSorted((a, b) => (a.currency < b.currency ? -1 : 1))
}
