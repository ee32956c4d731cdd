import type { components } from '@sauda/sdk'
import { isTenant } from '@sauda/sdk/access'
import { type DocumentKind, nextDocumentState } from '@sauda/sdk/documents'
import type { Language } from '@sauda/sdk/language'
import { NOTIFICATION_TYPE } from '@sauda/sdk/notifications'
import { type Actor, FileAnswer } from '../../contract/call.ts'
import { type Trx, withTransaction } from '../../platform/database/transaction.ts'
import { RefusalError } from '../../refusal.ts'
import type { Deps } from '../deps.ts'
import { factsFor } from './act.ts'
import { tellStaff } from './announce.ts'
import {
  changeDocument,
  type DocumentState,
  findIdsOf,
  findStates,
  hasVersion,
  insertChanges,
  lockStates,
  type Wanted,
} from './document-queries.ts'
import { archiveName, attachment, documentName } from './file-names.ts'
import { recordDocumentActs } from './log.ts'
import { findDownloaded } from './log-queries.ts'
import { openPaper, pageOf, paperOf } from './paper/paper.ts'
import { viewerOf } from './viewer.ts'
import { zipOf } from './zip.ts'

/** A document's page never changes: a version has one PDF. */
const FOREVER = 'private, max-age=31536000, immutable'

/** A download of documents by a user. */
interface Download {
  actor: Actor
  kind: DocumentKind
  language: Language
}

/** Returns the PDF of a version of a document, the newest by default. */
export async function downloadDocument(
  deps: Deps,
  { actor, kind, language }: Download,
  { id, version }: components['schemas']['DocumentRequest'],
): Promise<FileAnswer> {
  const { bin } = await viewerOf(deps.db, actor)
  const [state] = await findStates(deps.db, { kind, bin }, [id])
  const wanted = version ?? state?.version
  if (!state || wanted === undefined || !(await hasVersion(deps.db, id, wanted)))
    throw new RefusalError('not_found')
  // Drawn first: a document that cannot be drawn has not been downloaded. A version that came meanwhile has not either.
  const { file, size } = await paperOf(deps, id, wanted)
  await downloaded(deps, actor, { kind, bin }, [id], { of: wanted })
  const name = documentName(state, language)
  return new FileAnswer(() => openPaper(deps, file), 'application/pdf', {
    'content-disposition': attachment(`${name}.pdf`, `${kind}-${id}.pdf`),
    'content-length': String(size),
  })
}

/** Returns the visible documents of a batch as a ZIP file. */
export async function downloadBatch(deps: Deps, download: Download, rid: number): Promise<FileAnswer> {
  const { actor, kind } = download
  const { bin } = await viewerOf(deps.db, actor)
  const ids = await findIdsOf(deps.db, { kind, bin }, rid)
  if (ids.length === 0) throw new RefusalError('not_found')
  return zipAnswer(deps, download, { kind, bin }, ids)
}

/** Returns chosen documents as a ZIP file; if one of them does not exist for the user, nothing. */
export async function downloadDocuments(
  deps: Deps,
  download: Download,
  ids: readonly number[],
): Promise<FileAnswer> {
  const { actor, kind } = download
  const { bin } = await viewerOf(deps.db, actor)
  return zipAnswer(deps, download, { kind, bin }, [...new Set(ids)])
}

async function zipAnswer(
  deps: Deps,
  { actor, kind, language }: Download,
  wanted: Wanted,
  ids: readonly number[],
): Promise<FileAnswer> {
  const states = await downloaded(deps, actor, wanted, ids)
  const inOrder = ids.flatMap((id) => states.get(id) ?? [])
  const name = archiveName(kind, inOrder, language)
  return new FileAnswer(
    async () => zipOf(deps, inOrder, { language, withCompany: !isTenant(actor.role_id) }),
    'application/zip',
    {
      'content-disposition': attachment(`${name}.zip`, `${kind}.zip`),
      'x-total-files': String(inOrder.length),
    },
  )
}

/**
 * Commits the effects of a download: invoices are downloaded by their tenant, and what a tenant has downloaded is read.
 * Staff change nothing, and the download of an earlier version changes nothing either.
 * @throws RefusalError `not_found` if one of the documents does not exist for the user
 */
async function downloaded(
  deps: Deps,
  actor: Actor,
  wanted: Wanted,
  ids: readonly number[],
  { of }: { of?: number | undefined } = {},
): Promise<Map<number, DocumentState>> {
  return withTransaction(deps.db, async (trx) => {
    const byTenant = isTenant(actor.role_id)
    const states = await (byTenant ? lockStates : findStates)(trx, wanted, ids)
    if (states.length < ids.length) throw new RefusalError('not_found')
    const counting = byTenant ? states.filter(({ version }) => of === undefined || of === version) : []
    const statuses = await recordDownload(deps, trx, actor, counting)
    return new Map(
      states.map((state) => [state.id, { ...state, status: statuses.get(state.id) ?? state.status }]),
    )
  })
}

/** Returns the statuses after the download. */
async function recordDownload(
  deps: Deps,
  trx: Trx,
  actor: Actor,
  states: readonly DocumentState[],
): Promise<Map<number, number>> {
  const now = deps.clock.now()
  const before = await findDownloaded(
    trx,
    states.map(({ id }) => id),
    actor.id,
  )
  const all = states.map((state) => {
    const next = nextDocumentState('download', factsFor(actor, state))
    const status = next.ok ? next.status : state.status
    return {
      state,
      status,
      isFirst: status !== state.status,
      isKnown: before.has(`${state.id}:${state.version}`),
    }
  })
  const first = all.filter(({ isFirst }) => isFirst)
  const [some] = first
  if (some) {
    await changeDocument(
      trx,
      first.map(({ state }) => state.id),
      { status: some.status, changed_at: now },
    )
    await insertChanges(
      trx,
      first.map(({ state, status }) => ({ state, action: 'downloaded', status, at: now })),
    )
  }
  const unread = all.filter(({ state }) => state.unread)
  await changeDocument(
    trx,
    unread.map(({ state }) => state.id),
    { unread: false },
  )
  await recordDocumentActs(
    trx,
    all
      .filter(({ isFirst, isKnown }) => isFirst || !isKnown)
      .map(({ state, status }) => ({
        actorId: actor.id,
        id: state.id,
        action: 'downloaded' as const,
        from: state.status,
        to: status,
        version: state.version,
        via: 'portal' as const,
        now,
      })),
  )
  const newest = first.toSorted(
    (a, b) => b.state.dated_on.localeCompare(a.state.dated_on) || b.state.id - a.state.id,
  )[0]
  if (newest) {
    const { signed: type } = NOTIFICATION_TYPE.document
    await tellStaff(deps, trx, { type, document: newest.state, count: first.length })
  }
  return new Map(all.map(({ state, status }) => [state.id, status]))
}

/** Returns a page of a version as a picture; looking is no download. */
export async function previewDocument(
  deps: Deps,
  actor: Actor,
  kind: DocumentKind,
  { id, version, page }: { id: number; version: number; page: number },
): Promise<FileAnswer> {
  const { bin } = await viewerOf(deps.db, actor)
  const [state] = await findStates(deps.db, { kind, bin }, [id])
  if (!state || !(await hasVersion(deps.db, id, version))) throw new RefusalError('not_found')
  const { file, pages } = await paperOf(deps, id, version)
  if (page > pages) throw new RefusalError('not_found')
  return new FileAnswer(Buffer.from(await pageOf(deps, file, page)), 'image/webp', {
    'cache-control': FOREVER,
    etag: `"${file}-${page}"`,
  })
}
