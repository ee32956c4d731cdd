import { roleLabel } from '../access/index.ts'
import { adReasonLabel, adStatusLabel } from '../ads/index.ts'
import { DOCUMENT_KINDS, documentReasonLabel, documentStatusLabel } from '../documents/index.ts'
import type { AuditEntry } from '../generated/schemas.ts'
import { groupDigits, type Language, longDate, type Words } from '../language/index.ts'
import { verdictReasonLabel } from '../reviews/index.ts'
import { signingText } from '../signing/index.ts'

const FIELDS: Readonly<Record<string, Words>> = {
  name: { ru: 'имя', kk: 'аты' },
  phone: { ru: 'телефон', kk: 'телефон' },
  email: { ru: 'e-mail', kk: 'e-mail' },
  language: { ru: 'язык', kk: 'тілі' },
  district_id: { ru: 'район', kk: 'ауданы' },
  company: { ru: 'компания', kk: 'компаниясы' },
  bin: { ru: 'БИН', kk: 'БСН' },
  role_id: { ru: 'роль', kk: 'рөлі' },
  department_id: { ru: 'отдел', kk: 'бөлімі' },
  room_ids: { ru: 'бутики', kk: 'бутиктері' },
}

const OTHER_FIELD = { ru: 'другое поле', kk: 'басқа өріс' } as const satisfies Words

const FORMATS: Readonly<Record<string, Words>> = {
  xlsx: { ru: 'Файл Excel', kk: 'Excel файлы' },
  csv: { ru: 'Файл CSV', kk: 'CSV файлы' },
  cms: { ru: 'Файл подписи', kk: 'Қолтаңба файлы' },
  copy: { ru: 'Копия с листом подписей', kk: 'Қолтаңба парағы бар көшірме' },
  archive: { ru: 'Архив с подписями и доказательствами', kk: 'Қолтаңбалар мен дәлелдер мұрағаты' },
}

const SIDES: Readonly<Record<string, Words>> = {
  tenant: { ru: 'Сторона: арендатор', kk: 'Тарап: жалға алушы' },
  centre: { ru: 'Сторона: центр', kk: 'Тарап: орталық' },
}

const WORDS = {
  ru: {
    status: (label: string) => `Статус: «${label}»`,
    changed: (was: string, became: string) => `Было «${was}», стало «${became}»`,
    was: (was: string) => `Было «${was}»`,
    due: (was: string, became: string) => `Срок: был ${was}, стал ${became}`,
    noDue: 'не назначен',
    reason: (label: string) => `Причина: ${label}`,
    comment: (text: string) => `Комментарий: ${text}`,
    fields: (names: string) => `Изменено: ${names}`,
    version: (number: number) => `Версия ${number}`,
    documents: (count: string) => `Документов: ${count}`,
    role: (label: string) => `Роль: ${label}`,
  },
  kk: {
    status: (label: string) => `Мәртебесі: «${label}»`,
    changed: (was: string, became: string) => `Бұрын «${was}», енді «${became}»`,
    was: (was: string) => `Бұрын «${was}»`,
    due: (was: string, became: string) => `Мерзімі: бұрын ${was}, енді ${became}`,
    noDue: 'белгіленбеген',
    reason: (label: string) => `Себебі: ${label}`,
    comment: (text: string) => `Түсініктеме: ${text}`,
    fields: (names: string) => `Өзгертілгені: ${names}`,
    version: (number: number) => `${number}-нұсқа`,
    documents: (count: string) => `Құжат саны: ${count}`,
    role: (label: string) => `Рөлі: ${label}`,
  },
} as const

/** Returns what an entry has made different and why, a sentence for each; empty if there is nothing to say. */
export function auditDifference(entry: AuditEntry, language: Language): string[] {
  const words = WORDS[language]
  const { reason, comment, fields, version, count, side, role_id, format } = entry.difference
  const names = new Set(fields.map((field) => wordsIn(FIELDS, field, language) ?? OTHER_FIELD[language]))
  return [
    statuses(entry, language),
    renamed(entry, language),
    names.size > 0 && words.fields([...names].join(', ')),
    reason !== null && words.reason(reasonIn(entry, reason, language)),
    comment !== null && comment !== '' && words.comment(comment),
    version !== null && words.version(version),
    count !== null && words.documents(groupDigits(count)),
    side !== null && wordsIn(SIDES, side, language),
    role_id !== null && words.role(roleLabel(role_id, language)),
    format !== null && wordsIn(FORMATS, format, language),
  ].filter((text) => typeof text === 'string')
}

function statuses({ object, difference: { from, to } }: AuditEntry, language: Language): string | false {
  if (to === null || from === to) return false
  const after = statusIn(object.subject, object.of, to, language)
  if (after === null) return false
  const before = from === null ? null : statusIn(object.subject, object.of, from, language)
  return before === null || before === after
    ? WORDS[language].status(after)
    : WORDS[language].changed(before, after)
}

function statusIn(subject: string, of: string | null, status: number, language: Language): string | null {
  if (subject === 'ad') return adStatusLabel(status, 'manager', language)
  const kind = DOCUMENT_KINDS.find((one) => one === of)
  return subject === 'document' && kind ? documentStatusLabel(kind, status, language) : null
}

function renamed({ object, difference: { was, became } }: AuditEntry, language: Language): string | false {
  const words = WORDS[language]
  if (object.subject === 'document_batch' && (was !== null || became !== null)) {
    const day = (at: string | null) => (at === null ? words.noDue : longDate(at, language))
    return words.due(day(was), day(became))
  }
  if (was === null || was === became) return false
  return became === null ? words.was(was) : words.changed(was, became)
}

function reasonIn({ object }: AuditEntry, reason: string, language: Language): string {
  if (object.subject === 'signature') return signingText(reason, language).wrong
  if (object.subject === 'review') return verdictReasonLabel(reason, language)
  return object.subject === 'document'
    ? documentReasonLabel(reason, language)
    : adReasonLabel(reason, language)
}

function wordsIn(
  table: Readonly<Record<string, Words>>,
  key: string,
  language: Language,
): string | undefined {
  return Object.hasOwn(table, key) ? table[key]?.[language] : undefined
}
