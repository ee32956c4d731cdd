import type { AuditObject } from '../generated/schemas.ts'
import type { Language, Words } from '../language/index.ts'

/** One thing of a kind, as it stands before its name: «Счёт № 451». */
const ONE: Readonly<Record<string, Words>> = {
  invoice: { ru: 'Счёт', kk: 'Шот' },
  completion: { ru: 'Акт', kk: 'Акт' },
  application: { ru: 'Приложение', kk: 'Қосымша' },
  brand: { ru: 'Марка', kk: 'Марка' },
  service: { ru: 'Услуга', kk: 'Қызмет' },
  sparePart: { ru: 'Деталь', kk: 'Бөлшек' },
  district: { ru: 'Район', kk: 'Аудан' },
}

/** All of a kind: months of documents, and what was exported. */
const ALL: Readonly<Record<string, Words>> = {
  invoice: { ru: 'Счета', kk: 'Шоттар' },
  completion: { ru: 'Акты', kk: 'Актілер' },
  application: { ru: 'Приложения', kk: 'Қосымшалар' },
  exchange: { ru: 'Журнал обмена с 1С', kk: '1С-пен алмасу журналы' },
  audit: { ru: 'Журнал действий', kk: 'Әрекеттер журналы' },
}

/** Returns what something was done to: «Счёт № 451», «Фара передняя, № 48213»; empty if nothing is known of it. */
export function auditObjectText({ subject, id, of, name }: AuditObject, language: Language): string {
  const isBatch = subject === 'document_batch'
  const isWhole = isBatch || (subject === 'personal' && id === 0)
  const kind = of !== null && Object.hasOwn(isWhole ? ALL : ONE, of) ? (isWhole ? ALL : ONE)[of] : undefined
  if (isWhole) return [kind?.[language], isBatch ? (name ?? `№ ${id}`) : name].filter(Boolean).join(', ')
  if (kind && isDocument(of)) return `${kind[language]} № ${(name ?? String(id)).replace(/^№\s*/, '')}`
  const told = [
    kind && name ? `${kind[language]} «${name}»` : (name ?? kind?.[language]),
    id > 0 && `№ ${id}`,
  ]
  return told.filter(Boolean).join(', ')
}

/** Whether a thing is a document, whose number is its name. */
function isDocument(of: string | null): boolean {
  return of === 'invoice' || of === 'completion' || of === 'application'
}
