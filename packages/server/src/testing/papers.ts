import { randomBytes } from 'node:crypto'
import {
  DOCUMENT_STATUS,
  type DocumentContent,
  type DocumentKind,
  type DocumentLine,
} from '@sauda/sdk/documents'
import type { Db } from '../platform/database/transaction.ts'

/** A document of the tests and of their reference pictures, with every field filled. */
export function sampleContent(changes: Partial<DocumentContent> = {}): DocumentContent {
  return {
    number: 'АВР-01846',
    date: '2026-10-31',
    period: '2026-10',
    title: 'Аренда за октябрь 2026',
    supplier: {
      name: 'ТОО «Sauda Центр»',
      bin: '201240999077',
      address: 'Алматы, пр. Суюнбая, 159',
      phone: '+7 701 000 10 10',
      bank: 'АО «Банк Алатау»',
      iban: 'KZ40999A000000001234',
      bic: 'ALTAKZKA',
      kbe: '17',
      signer: 'директор Ким А. В.',
    },
    buyer: {
      name: 'ТОО «АвтоДиск Алматы»',
      bin: '201240999007',
      address: 'Алматы, пр. Райымбека, 348',
      phone: '+7 701 000 21 14',
      bank: null,
      iban: null,
      bic: null,
      kbe: '17',
      signer: 'директор Омаров Т. С.',
    },
    contract: { number: 'А-214/2024', date: '2024-03-01' },
    rooms: ['214'],
    lines: [sampleLine()],
    total: 41_200_000,
    vat_total: 5_682_759,
    currency: 'KZT',
    paragraphs: [],
    ...changes,
  }
}

/** The line of the sample. */
export function sampleLine(): DocumentLine {
  return {
    name: 'Аренда нежилого помещения 2-214, 46,8 м², октябрь 2026 г.',
    unit: 'мес.',
    quantity: 1,
    price: 41_200_000,
    vat_rate: 16,
    vat: 5_682_759,
    sum: 41_200_000,
  }
}

/** Inserts a document with one version whose PDF is not drawn yet, and returns its id. */
export async function insertSample(
  db: Db,
  kind: DocumentKind,
  content: DocumentContent = sampleContent(),
): Promise<number> {
  const at = new Date('2026-11-02T04:12:00Z')
  const batch = await db
    .insertInto('document_batches')
    .values({ kind, period: `${content.period}-01`, due_on: null, created_at: at })
    .onConflict((conflict) => conflict.columns(['kind', 'period']).doUpdateSet({ kind }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const { number, date, title, buyer, total, currency } = content
  const unique = randomBytes(12).toString('base64url')
  const { id } = await db
    .insertInto('documents')
    .values({
      ...{ kind, batch_id: batch.id, status: DOCUMENT_STATUS.new, base_id: null, guid: unique, version: 1 },
      ...{ number, dated_on: date, title, company: buyer.name, bin: buyer.bin, total, currency },
      ...{ words: '', check_token: unique, received_at: at, changed_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('document_versions')
    .values({
      ...{ document_id: id, version: 1, data_version: '1', content: JSON.stringify(content) },
      ...{ content_hash: Buffer.alloc(32), file: null, size: null, pages: null, received_at: at },
    })
    .execute()
  return id
}
