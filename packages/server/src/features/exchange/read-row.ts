import {
  checkDocument,
  type DocumentContent,
  type DocumentKind,
  type ExchangeProblem,
  isAccepted,
  writtenCurrency,
} from '@sauda/sdk/documents'
import { dataVersionNumber } from '../documents/data-version.ts'
import { paperWarnings } from '../documents/paper/paper-warnings.ts'
import { isTooDeep, MOST_LEVELS } from './depth.ts'
import { problem } from './refuse.ts'
import type { RowFacts } from './row-words.ts'

/** A row that can be received. */
export interface ReadRow {
  facts: RowFacts
  kind: DocumentKind
  guid: string
  dataVersion: string
  content: DocumentContent
  warnings: ExchangeProblem[]
  /** Name of its PDF in the batch; null if it has none. */
  file: string | null
}

/** A row that cannot be received. */
export interface UnreadRow {
  facts: RowFacts
  problems: ExchangeProblem[]
}

/** The names of the kinds in paths and in rows. */
const KINDS: Readonly<Record<string, DocumentKind>> = {
  invoice: 'invoice',
  invoices: 'invoice',
  completion: 'completion',
  completions: 'completion',
  application: 'application',
  applications: 'application',
}

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns a kind by its name in the singular or plural. */
export function kindNamed(name: unknown): DocumentKind | null {
  return typeof name === 'string' && Object.hasOwn(KINDS, name) ? (KINDS[name] ?? null) : null
}

/** Returns a guid in lower case; null if it is none. */
export function guidIn(raw: unknown): string | null {
  const guid = typeof raw === 'string' ? raw.trim().toLowerCase() : ''
  return GUID.test(guid) ? guid : null
}

type Raw = Record<string, unknown>

/**
 * Reads and checks a document.
 * @param at the kind and the guid of the request's path, for a document that came alone
 */
export function readRow(
  text: string,
  { now, at }: { now: Date; at?: { kind: DocumentKind; guid: string } },
): ReadRow | UnreadRow {
  const raw = parsed(text)
  if (raw === undefined) return { facts: factsOf({}, at), problems: [problem('not_json')] }
  if (!isRecord(raw)) {
    const found = { got: text.slice(0, 60), needed: 'object' }
    return { facts: factsOf({}, at), problems: [problem('wrong_type', found)] }
  }
  if (isTooDeep(raw)) {
    const problems = [problem('too_deep', { needed: String(MOST_LEVELS) })]
    return { facts: factsOf(raw, at), problems }
  }
  const facts = factsOf(raw, at)
  const identity = identityProblems(raw, facts, at)
  // Without a kind, all that both kinds need is checked.
  const checked = checkDocument(facts.kind ?? 'invoice', raw, now)
  if (!isAccepted(checked)) return { facts, problems: [...identity, ...checked.problems] }
  const { kind, guid, data_version } = facts
  if (kind === null || guid === null || data_version === null) return { facts, problems: identity }
  const { content, warnings } = checked
  if (identity.length > 0) return { facts, problems: identity }
  const file = typeof raw.file === 'string' && raw.file !== '' ? raw.file : null
  return {
    facts: { ...facts, ...shownOf(content) },
    kind,
    guid,
    dataVersion: data_version,
    content,
    // With a PDF of its own nothing is drawn.
    warnings: file === null ? [...warnings, ...paperWarnings(kind, content)] : warnings,
    file,
  }
}

/** Parses JSON; 1C may write a byte order mark in front. Undefined if it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function identityProblems(
  raw: Raw,
  { kind, guid, data_version }: RowFacts,
  at: { kind: DocumentKind; guid: string } | undefined,
): ExchangeProblem[] {
  const named = (field: 'kind' | 'guid' | 'data_version') => ({ field, got: textOf(raw[field], 200) })
  const isOther = at && raw.guid !== undefined && guidIn(raw.guid) !== at.guid
  return [
    ...(kind === null ? [problem('kind_unknown', named('kind'))] : []),
    ...(guid === null || isOther ? [problem('guid_invalid', named('guid'))] : []),
    ...(data_version === null ? [problem('data_version_invalid', named('data_version'))] : []),
  ]
}

function factsOf(raw: Raw, at?: { kind: DocumentKind; guid: string }): RowFacts {
  // A number beyond 2^53 was rounded when its JSON was parsed, and would name two versions.
  const isRounded = typeof raw.data_version === 'number' && !Number.isSafeInteger(raw.data_version)
  const version = isRounded ? null : textOf(raw.data_version, 20)
  const buyer = isRecord(raw.buyer) ? raw.buyer : {}
  const currency = raw.currency ?? 'KZT'
  return {
    kind: at?.kind ?? kindNamed(raw.kind),
    guid: at?.guid ?? guidIn(raw.guid),
    data_version: version !== null && dataVersionNumber(version) !== null ? version : null,
    number: textOf(raw.number, 50),
    company: textOf(buyer.name, 300),
    bin: textOf(buyer.bin, 20),
    total: tiynIn(raw.total),
    currency: textOf(typeof currency === 'string' ? writtenCurrency(currency) : currency, 3),
  }
}

function shownOf({ number, buyer, total, currency }: DocumentContent) {
  return { number, company: buyer.name, bin: buyer.bin, total, currency }
}

/** Returns a text or a number as text that the database can store, cut to its length; null for anything else. */
function textOf(raw: unknown, max: number): string | null {
  if (typeof raw !== 'string' && typeof raw !== 'number') return null
  return storable(String(raw).trim()).slice(0, max) || null
}

/** PostgreSQL stores neither zero bytes nor halves of characters. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\ufffd')
}

function tiynIn(raw: unknown): number | null {
  const number = Number(typeof raw === 'string' ? raw.replace(/\s/g, '').replace(',', '.') : raw)
  const isThere = (typeof raw === 'string' && raw.trim() !== '') || typeof raw === 'number'
  const tiyn = Math.round(number * 100)
  return isThere && Number.isSafeInteger(tiyn) ? tiyn : null
}
