import type { components } from '@sauda/sdk'
import { DOCUMENT_KINDS } from '@sauda/sdk/documents'
import * as paths from '@sauda/sdk/paths'
import type { AuditRow } from './journal-queries.ts'

type Schemas = components['schemas']
type Details = AuditRow['details']

/** Returns an entry as the contract has it. */
export function viewEntry(row: AuditRow): Schemas['AuditEntry'] {
  const { id, at, who, action, address } = row
  return { id, at, who, action, object: objectOf(row), address, difference: differenceOf(row) }
}

function objectOf(row: AuditRow): Schemas['AuditObject'] {
  const { subject, subject_id: id, details } = row
  return { subject, id, of: kindOf(row), name: row.name ?? nameIn(details), path: pathOf(row) }
}

/** What the thing is more exactly. */
function kindOf({ kind, details }: AuditRow): string | null {
  return kind ?? textIn(details, 'of') ?? textIn(details, 'dictionary') ?? textIn(details, 'set')
}

/** The name of what has no row any more is told by the entry itself. */
function nameIn(details: Details): string | null {
  for (const part of ['after', 'into', 'before']) {
    const name = textIn(partIn(details, part), 'name')
    if (name !== null) return name
  }
  for (const field of ['name', 'text', 'query', 'bin']) {
    const name = textIn(details, field)
    if (name !== null) return name
  }
  return null
}

/** The page of a thing, without language; null if there is none, or none any more. */
function pathOf(row: AuditRow): string | null {
  const { subject, subject_id: id, document_id, is_there, action } = row
  const kind = DOCUMENT_KINDS.find((one) => one === row.kind)
  if (document_id !== null && kind) return is_there ? paths.document(kind, document_id) : null
  switch (subject) {
    case 'ad':
      return is_there ? paths.adConfirm(id) : null
    case 'review':
      return paths.adsReviews
    case 'personal':
      return action === 'showPhone' && is_there ? paths.adConfirm(id) : null
    case 'document_batch':
      return kind ? paths.documents(kind) : null
    case 'company':
      return paths.tenantCompany(id)
    case 'invitation':
      return paths.peopleInvitations
    case 'tenant_application':
      return paths.peopleApplications
    case 'content':
      return is_there && row.kind ? paths.contentItem(row.kind, id) : setPath(row)
    case 'dictionary':
      return dictionaryPath(kindOf(row))
    case 'search_word':
      return paths.searchWords
    case 'search_miss':
      return paths.searchMisses
    case 'exchange_base':
      return paths.exchange
    default:
      return null
  }
}

/** The order of a set is changed on the page of the set. */
function setPath({ details }: AuditRow): string | null {
  const set = textIn(details, 'set')
  return set === null ? null : paths.contentSet(set)
}

const DICTIONARY_PAGES: ReadonlyMap<string | null, string> = new Map([
  ['brand', 'brands'],
  ['service', 'services'],
  ['sparePart', 'parts'],
  ['district', 'districts'],
])

function dictionaryPath(dictionary: string | null): string | null {
  const page = DICTIONARY_PAGES.get(dictionary)
  return page === undefined ? null : paths.contentDictionary(page)
}

function differenceOf(row: AuditRow): Schemas['AuditDifference'] {
  const { subject, from_status: from, to_status: to, details } = row
  const fields = details?.fields
  return {
    from,
    to,
    reason: textIn(details, 'code') ?? textIn(details, 'fault'),
    comment: textIn(details, 'comment') ?? (subject === 'document' ? textIn(details, 'text') : null),
    fields: Array.isArray(fields) ? fields.filter((field) => typeof field === 'string') : [],
    ...names(row),
    version: numberIn(details, 'version'),
    count: numberIn(details, 'documents'),
    side: textIn(details, 'side'),
    role_id: numberIn(details, 'role_id'),
    format: textIn(details, 'format'),
  }
}

/** The names or days before and after. */
function names({ subject, action, details }: AuditRow): { was: string | null; became: string | null } {
  const nameOf = (part: string) => textIn(partIn(details, part), 'name')
  if (subject === 'dictionary' && action === 'rename')
    return { was: nameOf('before'), became: nameOf('after') }
  if (subject === 'dictionary' && action === 'merge') return { was: nameOf('from'), became: nameOf('into') }
  if (subject === 'document_batch') return { was: textIn(details, 'from'), became: textIn(details, 'to') }
  return { was: null, became: null }
}

function partIn(details: Details, part: string): Details {
  const value = details?.[part]
  return typeof value === 'object' && value !== null ? (value as NonNullable<Details>) : null
}

function textIn(details: Details, field: string): string | null {
  const value = details?.[field]
  return typeof value === 'string' && value !== '' ? value : null
}

function numberIn(details: Details, field: string): number | null {
  const value = details?.[field]
  return typeof value === 'number' ? value : null
}
