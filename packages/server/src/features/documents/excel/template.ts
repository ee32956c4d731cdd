import { DOCUMENT_COLUMNS, type DocumentKind, type DocumentParty, isNeededColumn } from '@sauda/sdk/documents'
import type { Language } from '@sauda/sdk/language'
import { type ColumnDef, writeXlsx } from 'hucre/xlsx'
import { type Actor, FileAnswer } from '../../../contract/call.ts'
import { requireCapability } from '../../access/require-capability.ts'
import type { Deps } from '../../deps.ts'
import { attachment, templateName } from '../file-names.ts'
import { FORMATS } from './book-parts.ts'
import { cellText } from './cell-text.ts'
import { findSupplier } from './import-queries.ts'
import { TEMPLATE_WORDS } from './import-words.ts'
import { lineColumns } from './line-rows.ts'
import { XLSX } from './sheet-out.ts'
import type { SheetColumn } from './sheet-xml.ts'

/** Returns the spreadsheet to fill in: the columns, what they mean, and the details of the centre as they are known. */
export async function importTemplate(
  { db }: Pick<Deps, 'db'>,
  { actor, kind, language }: { actor: Actor; kind: DocumentKind; language: Language },
): Promise<FileAnswer> {
  requireCapability(actor, 'documents.manage')
  const words = TEMPLATE_WORDS[language]
  const bytes = await writeXlsx({
    sheets: [
      { name: words.documents, columns: columnsOf(lineColumns(language)), data: [], freezePane: { rows: 1 } },
      {
        name: words.help,
        columns: [{ width: 26 }, { width: 14 }, { width: 90 }],
        rows: help(kind, language),
      },
      {
        name: words.details,
        columns: [{ width: 20 }, { width: 60 }],
        rows: details(await findSupplier(db), language),
      },
    ],
  })
  return new FileAnswer(Buffer.from(bytes), XLSX, {
    'content-disposition': attachment(
      `${templateName(kind, words.file, language)}.xlsx`,
      `${kind}-template.xlsx`,
    ),
  })
}

/** Returns the columns in the terms of the library. */
function columnsOf(columns: readonly SheetColumn[]): ColumnDef[] {
  return columns.map(({ header, width, format = 'text' }) => {
    const numFmt = FORMATS[format]
    return { header, width, ...(numFmt && { numFmt }) }
  })
}

function help(kind: DocumentKind, language: Language): string[][] {
  const { column, needed, what, yes, no, rules, columns } = TEMPLATE_WORDS[language]
  return [
    ...rules.map((rule) => [rule]),
    [],
    [column, needed, what],
    ...DOCUMENT_COLUMNS.map((one) => [
      one.name[language],
      isNeededColumn(one, kind) ? yes : no,
      columns[one.field],
    ]),
  ]
}

function details(supplier: DocumentParty | null, language: Language): string[][] {
  const { parties } = TEMPLATE_WORDS[language]
  return (Object.keys(parties) as (keyof DocumentParty)[]).map((field) => [
    parties[field],
    cellText(supplier?.[field] ?? ''),
  ])
}
