import type { DocumentContent, DocumentKind } from '@sauda/sdk/documents'
import { longDate, NO_BREAK_SPACE, shortDate } from '@sauda/sdk/language'

const NAMES = {
  invoice: 'Счёт на оплату',
  completion: 'Акт выполненных работ',
  application: 'Приложение к договору',
} as const satisfies Record<DocumentKind, string>

/** What the document is called on every page and as a file: «Счёт на оплату № 1204 от 01.10.2026». */
export function nameOf(kind: DocumentKind, { number, date }: DocumentContent): string {
  return `${NAMES[kind]} № ${number} от ${shortDate(date)}`
}

/** «31 октября 2026 г.» */
export function russianDay(day: string): string {
  return `${longDate(day, 'ru')} г.`
}

/** «2026 ж. 31 қазан» */
export function kazakhDay(day: string): string {
  return longDate(day, 'kk')
}

/** A contract as printed: «№ А-214/2024 от 1 марта 2024 г.»; empty without one. */
export function contractText(contract: DocumentContent['contract']): string {
  if (!contract) return ''
  return contract.date ? `№ ${contract.number} от ${russianDay(contract.date)}` : `№ ${contract.number}`
}

/** Name, address and phone of a party in one line. */
export function partyText({ name, address, phone }: DocumentContent['supplier']): string {
  return [name, address, phone?.replaceAll(' ', NO_BREAK_SPACE)].filter(Boolean).join(', ')
}

const INITIALS = String.raw`\p{Lu}[\p{L}-]+\s+\p{Lu}\.\s?(?:\p{Lu}\.)?`
const IN_FULL = String.raw`\p{Lu}[\p{L}-]+\s+\p{Lu}[\p{L}-]+\s+\p{Lu}?[\p{L}-]*(?:вич|вна|ьич|ична|ұлы|улы|қызы|кызы)`
const NAME = `(?:${INITIALS}|${IN_FULL})`
const POSITION_AND_NAME = new RegExp(`^(.*?),?\\s*(${NAME})$`, 'u')
const NAME_AND_POSITION = new RegExp(`^(${NAME}),?\\s*(.+)$`, 'u')

/**
 * Divides «директор Ким А. В.» or «директор Ким Анна Викторовна» into position and name; a signer written otherwise is a
 * name as a whole.
 */
export function signerOf(signer: string | null): { position: string; name: string } {
  const text = (signer ?? '').trim()
  const [, position, name] = POSITION_AND_NAME.exec(text) ?? []
  if (name) return { position: position ?? '', name }
  const [, first, last] = NAME_AND_POSITION.exec(text) ?? []
  return first ? { position: last ?? '', name: first } : { position: '', name: text }
}
