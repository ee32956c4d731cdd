import type { components } from '@sauda/sdk'
import { can } from '@sauda/sdk/access'
import {
  allowedDocumentActions,
  DOCUMENT_STATUS,
  DOCUMENT_STATUSES,
  type DocumentKind,
  documentActor,
  documentStatusLabel,
} from '@sauda/sdk/documents'
import { sumInWords } from '@sauda/sdk/language'
import type { Actor } from '../../contract/call.ts'
import { page } from '../../contract/paging.ts'
import { RefusalError } from '../../refusal.ts'
import { requireCapability } from '../access/require-capability.ts'
import { isMe } from '../companies/acts-for.ts'
import type { Deps } from '../deps.ts'
import { dayIn } from './almaty.ts'
import { findListed, findOfMonthBefore, readVersions, type StoredVersion } from './document-queries.ts'
import type { DocumentFilter, Scope } from './filter-queries.ts'
import { findDocuments, findOfBatch, type ListedDocument } from './list-queries.ts'
import { readDecision, readHistory } from './log-queries.ts'
import { paperSoon } from './paper/paper.ts'
import { lastingTitle } from './same-title.ts'
import { signaturesOf } from './signatures.ts'
import { countByKind, sumUp, sumUpTenants } from './summary-queries.ts'
import { viewerOf } from './viewer.ts'

type Schemas = components['schemas']

const PAGE = 50
const ALL = 1000

/** Returns which documents of a kind a user sees today. */
export async function scopeOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  kind: DocumentKind,
): Promise<Scope> {
  const { bin } = await viewerOf(deps.db, actor)
  return { kind, bin, today: dayIn(deps.clock.now()) }
}

function rowFor(actor: Actor, document: ListedDocument): Schemas['DocumentRow'] {
  // Only visible documents are read, so a tenant's documents are the tenant's own.
  const facts = { actor: documentActor(actor.role_id, true), kind: document.kind, status: document.status }
  return { ...document, allowed_actions: allowedDocumentActions(facts) }
}

export async function documentPage(
  deps: Deps,
  actor: Actor,
  kind: DocumentKind,
  { cursor = null, limit = PAGE, ...filter }: Schemas['DocumentPageRequest'],
): Promise<Schemas['DocumentPage']> {
  const scope = await scopeOf(deps, actor, kind)
  const { rows, ...rest } = await findDocuments(deps.db, scope, filter, { cursor, limit })
  return { items: rows.map((row) => rowFor(actor, row)), ...rest }
}

/** Returns a whole list, at most 1,000 documents. */
export async function allDocuments(
  deps: Deps,
  actor: Actor,
  kind: DocumentKind,
  filter: DocumentFilter,
): Promise<Schemas['DocumentAll']> {
  const scope = await scopeOf(deps, actor, kind)
  const { rows, next, total } = await findDocuments(deps.db, scope, filter, { limit: ALL })
  return { items: rows.map((row) => rowFor(actor, row)), total, truncated: next !== null }
}

export async function documentSummary(
  deps: Deps,
  actor: Actor,
  kind: DocumentKind,
  filter: DocumentFilter,
): Promise<Schemas['DocumentSummary']> {
  return sumUp(deps.db, await scopeOf(deps, actor, kind), filter)
}

/** Returns the tenants of a list, at most 1,000. For staff. */
export async function documentTenants(
  deps: Deps,
  actor: Actor,
  kind: DocumentKind,
  filter: DocumentFilter,
): Promise<Schemas['DocumentTenantList']> {
  requireCapability(actor, 'documents.read')
  const scope = await scopeOf(deps, actor, kind)
  const { rows, total } = await sumUpTenants(deps.db, scope, filter, ALL)
  return { items: rows, total, truncated: total > rows.length }
}

/** Returns the documents of a batch that the user may see; a batch without such documents does not exist. */
export async function documentsOfBatch(
  deps: Deps,
  actor: Actor,
  kind: DocumentKind,
  rid: number,
): Promise<Schemas['DocumentAll']> {
  const { rows, total } = await findOfBatch(deps.db, await scopeOf(deps, actor, kind), rid, ALL)
  if (total === 0) throw new RefusalError('not_found')
  return { items: rows.map((row) => rowFor(actor, row)), total, truncated: total > rows.length }
}

/** Returns a document with everything that its paper says. */
export async function getDocument(
  deps: Deps,
  actor: Actor,
  kind: DocumentKind,
  id: number,
): Promise<Schemas['Document']> {
  const found = await findListed(deps.db, await scopeOf(deps, actor, kind), id)
  if (!found) throw new RefusalError('not_found')
  const stored = await readVersions(deps.db, id)
  const [newest] = stored
  if (!newest) throw new RefusalError('not_found')
  const {
    supplier,
    buyer,
    contract,
    knp = null,
    pay_until = null,
    lines,
    vat_total,
    total,
    currency,
  } = newest.content
  const decisionOf = (action: 'rejected' | 'annulled') =>
    found.status === DOCUMENT_STATUS[action] ? readDecision(deps.db, id, action) : null
  return {
    ...rowFor(actor, found),
    supplier,
    buyer,
    contract,
    knp,
    pay_until,
    lines: [...lines],
    vat_total,
    total_words: sumInWords(total, currency, 'ru'),
    total_words_kk: sumInWords(total, currency, 'kk'),
    from_sender: newest.from_sender,
    versions: await Promise.all(stored.map((version) => drawn(deps, id, version))),
    signatures: await signaturesOf(deps, actor, id),
    rejection: await decisionOf('rejected'),
    annulment: await decisionOf('annulled'),
    previous: await monthBefore(deps, id, newest.content.title),
  }
}

async function drawn(
  deps: Deps,
  id: number,
  { version, received_at }: StoredVersion,
): Promise<Schemas['DocumentVersion']> {
  const paper = await paperSoon(deps, id, version)
  return {
    version,
    received_at,
    sha256: paper?.file ?? null,
    size: paper?.size ?? null,
    pages: paper?.pages ?? null,
  }
}

async function monthBefore({ db }: Deps, id: number, title: string): Promise<Schemas['DocumentSum'] | null> {
  const before = await findOfMonthBefore(db, id)
  const lasting = lastingTitle(title)
  const sameTitle = before.filter((one) => lastingTitle(one.title) === lasting)
  const found =
    sameTitle.find((one) => one.same_rooms) ?? sameTitle[0] ?? before.find((one) => one.same_rooms)
  return found ? { number: found.number, total: found.total } : null
}

/** Returns what happened to a document, newest first. */
export async function documentHistory(
  deps: Deps,
  actor: Actor,
  kind: DocumentKind,
  id: number,
): Promise<Schemas['DocumentHistory']> {
  const found = await findListed(deps.db, await scopeOf(deps, actor, kind), id)
  if (!found) throw new RefusalError('not_found')
  return page(await readHistory(deps.db, id))
}

/** What waits for tenants is new; for staff, invoices that were rejected and papers to countersign. */
const WAITING = {
  tenant: { invoice: DOCUMENT_STATUS.new, completion: DOCUMENT_STATUS.new, application: DOCUMENT_STATUS.new },
  staff: {
    invoice: DOCUMENT_STATUS.rejected,
    completion: DOCUMENT_STATUS.signed,
    application: DOCUMENT_STATUS.signed,
  },
} as const

/** Returns how many documents wait for the user; another user's count is not accessible. */
export async function countDocuments(
  deps: Deps,
  actor: Actor,
  userId: number,
): Promise<Schemas['DocumentCounts']> {
  if (!isMe(actor, userId)) throw new RefusalError('not_found')
  const { bin } = await viewerOf(deps.db, actor)
  return countByKind(deps.db, bin, can(actor, 'documents.read') ? WAITING.staff : WAITING.tenant)
}

/** Returns the statuses of a kind with their names; an invoice is never signed by the centre. */
export async function documentStatuses(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  kind: DocumentKind,
): Promise<Schemas['DocumentStatusList']> {
  await viewerOf(db, actor)
  const items = DOCUMENT_STATUSES.filter(
    (id) => kind !== 'invoice' || id !== DOCUMENT_STATUS.countersigned,
  ).map((id) => ({
    id,
    name: documentStatusLabel(kind, id, 'ru'),
    name_kk: documentStatusLabel(kind, id, 'kk'),
  }))
  return { items, total: items.length, truncated: false }
}
