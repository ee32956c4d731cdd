import type { DocumentKind, DocumentStatus } from '../generated/schemas.ts'
import type { Language, Words } from '../language/index.ts'

/** The colour of a status: a tone of the UI kit. */
export type DocumentTone = 'neutral' | 'info' | 'positive' | 'warning' | 'negative'

type StatusRow = {
  /** Label of documents that are signed. */
  readonly signed: Words
  /** Label of invoices, if it differs. */
  readonly invoice?: Words
  /** Label of appendices, if it differs: their Russian noun is neuter. */
  readonly application?: Words
  readonly tone: DocumentTone
}

/**
 * The statuses of documents by name. The spec names no values; see docs/decisions. The tables of this folder keep the
 * bare codes, because bundlers do not inline properties.
 */
export const DOCUMENT_STATUS = {
  /** Received; the tenant has to act. */
  new: 1,
  /** Signed by the tenant; an invoice was downloaded by the tenant. */
  signed: 2,
  /** Rejected by the tenant with a reason. */
  rejected: 3,
  /** Signed by the centre too. */
  countersigned: 4,
  /** Annulled by the centre; kept with its signatures. */
  annulled: 5,
} as const satisfies Record<string, DocumentStatus>

const STATUSES = {
  1: {
    signed: { ru: 'Ждёт подписи', kk: 'Қол қою керек' },
    invoice: { ru: 'Новый', kk: 'Жаңа' },
    tone: 'warning',
  },
  2: {
    signed: { ru: 'Ждёт центр', kk: 'Орталықты күтеді' },
    invoice: { ru: 'Скачан', kk: 'Жүктеп алынды' },
    tone: 'info',
  },
  3: {
    signed: { ru: 'Отклонён', kk: 'Қабылданбады' },
    application: { ru: 'Отклонено', kk: 'Қабылданбады' },
    tone: 'negative',
  },
  4: { signed: { ru: 'Обе стороны', kk: 'Екі тарап қол қойды' }, tone: 'positive' },
  5: {
    signed: { ru: 'Аннулирован', kk: 'Күші жойылды' },
    application: { ru: 'Аннулировано', kk: 'Күші жойылды' },
    tone: 'neutral',
  },
} as const satisfies Record<DocumentStatus, StatusRow>

const UNKNOWN: StatusRow = { signed: { ru: 'Статус обновляется', kk: 'Мәртебесі жаңаруда' }, tone: 'neutral' }

/** All statuses in ascending order. */
export const DOCUMENT_STATUSES = [1, 2, 3, 4, 5] as const satisfies readonly DocumentStatus[]

/** Whether a status is one that this version knows; then a `switch` over it can be complete. */
export function isDocumentStatus(status: number): status is DocumentStatus {
  return Object.hasOwn(STATUSES, status)
}

/** Returns the label of a status for a kind of documents; unknown statuses get a neutral one. */
export function documentStatusLabel(kind: DocumentKind, status: number, language: Language): string {
  const row = rowOf(status)
  const own = kind === 'completion' ? undefined : row[kind]
  return (own ?? row.signed)[language]
}

/** Returns the tone of a status; unknown statuses are neutral. */
export function documentStatusTone(status: number): DocumentTone {
  return rowOf(status).tone
}

function rowOf(status: number): StatusRow {
  return isDocumentStatus(status) ? STATUSES[status] : UNKNOWN
}
