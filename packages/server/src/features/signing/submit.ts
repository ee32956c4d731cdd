import type { components } from '@sauda/sdk'
import { allowedDocumentActions, documentActor } from '@sauda/sdk/documents'
import type { Actor } from '../../contract/call.ts'
import { type Trx, withTransaction } from '../../platform/database/transaction.ts'
import { RefusalError } from '../../refusal.ts'
import type { Deps } from '../deps.ts'
import { showChanged } from '../documents/announce.ts'
import {
  type DocumentState,
  findBeingChecked,
  findSigned,
  lockToSign,
  whyNotSigned,
} from '../documents/signatures.ts'
import { type Code, readCms, type Submitted, type Verified, verifyAll } from './judge-submitted.ts'
import {
  findSessionDocuments,
  holdSession,
  lockSessionDocuments,
  prolong,
  type Session,
  useUp,
} from './session-queries.ts'
import { type Entered, enterSigners, registerOf } from './signatories.ts'
import { requireNonce, SESSION_LASTS, sessionFor } from './start.ts'
import { storeSignatures } from './store.ts'
import { tellWhenDone } from './tell.ts'
import type { SignedKind, StoredResult } from './types.ts'

type Schemas = components['schemas']

/** Documents are signed in transactions of so many: one that fails leaves the others signed. */
const AT_ONCE = 25

/**
 * Verifies signatures of a session and signs the documents with them, each atomically. A repeat of a signature that was
 * taken returns the stored result, also after the session has ended.
 * @throws RefusalError `forbidden`, `not_found`, `signing_of_another`, `left_company`, `signing_over`, `invalid` (`nonce`)
 */
export async function submitSignatures(
  deps: Deps,
  actor: Actor,
  kind: SignedKind,
  { session_id, nonce, signatures }: Schemas['SigningSubmission'],
): Promise<Schemas['SigningResults']> {
  const session = await sessionFor(deps, actor, { id: session_id, kind })
  requireNonce(session, nonce)
  return submitInSession(deps, actor, session, signatures)
}

/** Does the same for a session that the user is known to have opened. */
export async function submitInSession(
  deps: Deps,
  actor: Actor,
  session: Session,
  signatures: Schemas['SigningSubmission']['signatures'],
): Promise<Schemas['SigningResults']> {
  const firsts = new Map(signatures.toReversed().map((signature) => [signature.id, signature]))
  const ids = [...new Set(signatures.map(({ id }) => id))]
  const documents = new Map(
    (await findSessionDocuments(deps.db, session.id, ids)).map((document) => [
      document.document_id,
      document,
    ]),
  )
  const codes = new Map<number, Code>()
  const fresh: { submitted: Submitted; document: NonNullable<ReturnType<typeof documents.get>> }[] = []
  const results = new Map<number, StoredResult>()
  for (const id of ids) {
    const document = documents.get(id)
    const signature = firsts.get(id)
    if (!document || !signature) {
      codes.set(id, 'not_in_session')
      continue
    }
    const submitted = readCms(signature)
    if (typeof submitted === 'string') codes.set(id, submitted)
    else if (document.result === null) fresh.push({ submitted, document })
    else if (document.cms_hash?.equals(submitted.hash)) results.set(id, document.result)
    else codes.set(id, 'session_used')
  }
  const isOver = session.expires_at <= deps.clock.now()
  if (isOver && results.size < ids.length) throw new RefusalError('signing_over')

  const verified: Verified[] = []
  for (const [id, judged] of await verifyAll(deps, session.side, fresh)) {
    if (typeof judged === 'string') codes.set(id, judged)
    else verified.push(judged)
  }
  let expires_at = session.expires_at
  for (let done = 0; done < verified.length; done += AT_ONCE) {
    const some = verified.slice(done, done + AT_ONCE)
    const signed = await withTransaction(deps.db, (trx) => signSome(deps, trx, { actor, session }, some))
    expires_at = signed.expires_at ?? expires_at
    for (const result of signed.results) results.set(result.id, result)
  }
  const refused = await explain(deps, { actor, session }, codes)
  return {
    expires_at: expires_at.toISOString(),
    results: ids.map((id) => results.get(id) ?? refused(id)),
  }
}

interface Submission {
  actor: Actor
  session: Session
}

/** Signs documents with verified signatures, in one transaction. Another process may have been faster. */
async function signSome(
  deps: Deps,
  trx: Trx,
  { actor, session }: Submission,
  verified: readonly Verified[],
): Promise<{ results: StoredResult[]; expires_at: Date | null }> {
  const { side, bin } = session
  const ids = verified.map(({ id }) => id)
  // Verifying took a while: the person may have left the company meanwhile.
  if (!(await holdSession(trx, session.id))) throw new RefusalError('left_company')
  const locked = new Map((await lockSessionDocuments(trx, session.id, ids)).map((it) => [it.document_id, it]))
  const states = await lockToSign(trx, session.kind, ids)
  const beingChecked = await findBeingChecked(trx, side, ids)
  const register = await registerOf(deps, trx, verified)
  const results: StoredResult[] = []
  const accepted: Entered[] = []
  for (const one of verified) {
    const stored = locked.get(one.id)
    const state = states.get(one.id)
    const isRepeated = stored?.result && stored.cms_hash?.equals(one.hash)
    if (stored?.result && isRepeated) results.push(stored.result)
    else {
      const right = register(one, actor.id)
      const code: Code | null = stored?.result
        ? 'session_used'
        : beingChecked.has(`${one.id}:${one.document.version}`)
          ? 'being_checked'
          : (whyNotSigned(state, { side, bin, version: one.document.version }) ??
            (right === null ? 'not_a_signatory' : null))
      if (code === null && state && right !== null) accepted.push({ ...one, state, right })
      else results.push(refusedResult(actor, one.id, state, code ?? 'document_deleted'))
    }
  }
  if (accepted.length === 0) return { results, expires_at: null }
  await enterSigners(
    deps,
    trx,
    accepted.filter(({ report }) => report.verdict === 'valid'),
  )
  const statuses = await storeSignatures(deps, trx, { session, userId: actor.id }, accepted)
  const taken = accepted.map(({ id, state, hash, report }) => {
    const status = statuses.get(id) ?? state.status
    const result: StoredResult = {
      id,
      outcome: report.verdict === 'valid' ? 'accepted' : 'pending',
      code: null,
      status,
      allowed_actions: actionsOf(actor, { ...state, status }),
    }
    return { document_id: id, cms_hash: hash, result }
  })
  await useUp(trx, session.id, taken)
  const expires_at = new Date(deps.clock.now().getTime() + SESSION_LASTS)
  await prolong(trx, session.id, expires_at)
  await tellWhenDone(deps, trx, session.id)
  await showChanged(
    deps,
    trx,
    accepted.map(({ state }) => state),
  )
  return { results: [...results, ...taken.map(({ result }) => result)], expires_at }
}

function refusedResult(actor: Actor, id: number, state: DocumentState | undefined, code: Code): StoredResult {
  return {
    id,
    outcome: 'refused',
    code,
    status: state?.status ?? null,
    allowed_actions: state ? actionsOf(actor, state) : [],
  }
}

function actionsOf(actor: Actor, state: DocumentState): StoredResult['allowed_actions'] {
  return allowedDocumentActions({ ...state, actor: documentActor(actor.role_id, true) })
}

/** Returns the answers for documents that were refused before any transaction, with what they are now. */
async function explain(
  deps: Deps,
  { actor, session }: Submission,
  codes: ReadonlyMap<number, Code>,
): Promise<(id: number) => StoredResult> {
  const known = [...codes].filter(([, code]) => code !== 'not_in_session').map(([id]) => id)
  const states = new Map((await findSigned(deps.db, known)).map((state) => [state.id, state]))
  return (id) => {
    const state = states.get(id)
    const isOwn = session.bin === null || state?.bin === session.bin
    return refusedResult(actor, id, isOwn ? state : undefined, codes.get(id) ?? 'not_in_session')
  }
}
