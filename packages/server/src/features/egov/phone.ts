import type { components } from '@sauda/sdk'
import { moneyTiyn } from '@sauda/sdk/language'
import type { Actor } from '../../contract/call.ts'
import { withTransaction } from '../../platform/database/transaction.ts'
import { hitOrRefuse } from '../../platform/limiter.ts'
import { newToken, tokenHash } from '../../platform/tokens.ts'
import { RefusalError } from '../../refusal.ts'
import { actingUser } from '../companies/acting.ts'
import type { Deps } from '../deps.ts'
import { bytesOf, readCms } from '../signing/judge-submitted.ts'
import { findSessionDocuments, type Session, sessionFor } from '../signing/start.ts'
import { submitInSession } from '../signing/submit.ts'
import type { SignedKind } from '../signing/types.ts'
import { CODES, codeIdOf } from './code.ts'
import {
  findPhoneRequest,
  findSent,
  findShown,
  markRead,
  type PhoneRequest,
  type ShownDocument,
  storeSent,
} from './egov-queries.ts'
import { PHONE_PREFIX } from './phone-path.ts'
import { type PhoneSignature, readSigned } from './read-signed.ts'
import { PHONE_WORDS, type PhoneLanguage } from './words.ts'

type Result = components['schemas']['SigningResult']

/** Wrong secrets from one network. Telephones of many people share the address of their operator. */
const WRONG = { limit: 60, windowSeconds: 600 }
/** Requests with one code. It needs three; an app that tries again needs more. */
const RIGHT = { limit: 20, windowSeconds: 600 }
/** Requests with all codes of a session: three and a repeat for each code that its user may ask for meanwhile. */
const OF_SESSION = { limit: 4 * CODES.limit, windowSeconds: CODES.windowSeconds }

/** The server has refused some signatures of a telephone, or all. */
export class PhoneRefusalError extends Error {
  override readonly name = 'PhoneRefusalError'
  readonly results: readonly Result[]

  constructor(results: readonly Result[]) {
    super('signatures refused')
    this.results = results
  }
}

/** What the telephone asks with: the secret of the code, or the token that it got for it. */
export interface Asked {
  by: 'secret_hash' | 'token_hash'
  secret: string
  network: string
}

interface Open {
  request: PhoneRequest
  actor: Actor
  session: Session
}

/**
 * Admits a request of a telephone before its body is read. `hold` takes a place for the session; a request without one is
 * not counted.
 * @throws RefusalError `link_over`, `forbidden`, `too_many_requests`, and what `hold` throws
 */
export async function admitPhone(
  deps: Deps,
  asked: Asked,
  hold?: (sessionId: string) => Promise<void>,
): Promise<void> {
  const { db, clock } = deps
  const request = await findPhoneRequest(db, asked.by, tokenHash(asked.secret), clock.now())
  if (!request) {
    await hitOrRefuse(db, clock, `egov:wrong:${asked.network}`, WRONG)
    throw new RefusalError('link_over')
  }
  await hold?.(request.session_id)
  await hitOrRefuse(db, clock, `egov:phone:${codeIdOf(request.secret_hash)}`, RIGHT)
  await hitOrRefuse(db, clock, `egov:session:${request.session_id}`, OF_SESSION)
  await opened(deps, request)
}

/** Finds what a telephone may sign. While its body came, the code may have ended. */
async function open(deps: Deps, { by, secret }: Asked): Promise<Open> {
  const request = await findPhoneRequest(deps.db, by, tokenHash(secret), deps.clock.now())
  if (!request) throw new RefusalError('link_over')
  return opened(deps, request)
}

async function opened(deps: Deps, request: PhoneRequest): Promise<Open> {
  if (!request.signedIn) throw new RefusalError('forbidden')
  const actor = await actingUser(deps.db, request.signedIn)
  const session = await sessionFor(deps, actor, { id: request.session_id, kind: null })
  return { request, actor, session }
}

/** Does the same for a code that is not used yet. */
async function openUnused(deps: Deps, asked: Asked): Promise<Open> {
  const opened = await open(deps, asked)
  if (opened.request.sent_at) throw new RefusalError('link_over')
  if (opened.session.expires_at <= deps.clock.now()) throw new RefusalError('signing_over')
  return opened
}

/** The first request of the app: who wants what to be signed, and where it is. */
export async function readCode(deps: Deps, asked: Asked, language: PhoneLanguage): Promise<object> {
  const { request, session } = await openUnused(deps, asked)
  const token = newToken()
  const isRead = await markRead(deps.db, session.id, {
    token_hash: tokenHash(token),
    read_at: deps.clock.now(),
  })
  if (!isRead) throw new RefusalError('link_over')
  return {
    description: PHONE_WORDS[language].description(session.kind, request.documents.length),
    expiry_date: session.expires_at.toISOString(),
    organisation: deps.egov,
    document: { uri: `${deps.publicUrl}${PHONE_PREFIX}/documents`, auth_type: 'Token', auth_token: token },
  }
}

/** The second request: the documents themselves. */
export async function phoneDocuments(deps: Deps, asked: Asked, language: PhoneLanguage): Promise<object> {
  const { request, session } = await openUnused(deps, asked)
  const shown = await findShown(deps.db, session.id, request.documents)
  const files = new Map(
    (await findSessionDocuments(deps.db, session.id, request.documents)).map((it) => [
      it.document_id,
      it.file,
    ]),
  )
  const documentsToSign: object[] = []
  for (const document of shown) {
    const bytes = await bytesOf(deps, files.get(document.id) ?? '')
    if (!bytes) throw new RefusalError('unavailable')
    documentsToSign.push(toSign(session.kind, document, bytes, language))
  }
  // Only the signature comes back, so that it is as detached as NCALayer's.
  return { signMethod: 'CMS_SIGN_ONLY', version: 1, documentsToSign }
}

function toSign(kind: SignedKind, document: ShownDocument, bytes: Buffer, language: PhoneLanguage): object {
  const { id, number, title, date, total, currency, supplier } = document
  const words = PHONE_WORDS[language]
  const sum = moneyTiyn(total, currency, language === 'kk' ? 'kk' : 'ru')
  const meta = [
    [words.number, number],
    [words.date, date.split('-').toReversed().join('.')],
    [words.sum, sum],
    [words.subject, title],
    [words.supplier, supplier],
  ]
  return {
    id,
    nameRu: PHONE_WORDS.ru.name(kind, number),
    nameKz: PHONE_WORDS.kk.name(kind, number),
    nameEn: PHONE_WORDS.en.name(kind, number),
    meta: meta.map(([name, value]) => ({ name, value })),
    document: { file: { mime: '@file/pdf', data: bytes.toString('base64') } },
  }
}

/**
 * The third request: signatures in place of the documents. They go the way of those that a browser sends. A repeat is
 * answered from what is stored, also after the session has ended.
 * @throws PhoneRefusalError if one of them is refused
 */
export async function takeSigned(deps: Deps, asked: Asked, body: unknown): Promise<{ message: 'success' }> {
  const { request, actor, session } = await open(deps, asked)
  const sent = readSigned(body)
  const codes = new Map(sent.map((one) => [one.id, whyUnread(request, one)]))
  const kept = sent.filter(({ id }) => codes.get(id) === null)
  if (request.sent_at) {
    if (!(await isRepeat(deps, session.id, kept))) throw new RefusalError('link_over')
  } else if (kept.length === 0 && session.expires_at <= deps.clock.now()) {
    throw new RefusalError('signing_over')
  }
  const { results } = kept.length > 0 ? await submitInSession(deps, actor, session, kept) : { results: [] }
  // Unless something came that could be a signature, the code may still be used.
  if (kept.length > 0) {
    await withTransaction(deps.db, (trx) => storeSent(trx, request, kept, deps.clock.now()))
  }
  const judged = new Map(results.map((result) => [result.id, result]))
  const all = sent.map(({ id }) => judged.get(id) ?? unreadResult(id, codes.get(id) ?? 'not_in_session'))
  if (all.some(({ outcome }) => outcome === 'refused')) throw new PhoneRefusalError(all)
  return { message: 'success' }
}

/** Why something is not even read as a signature; null if it is. Nothing of it is kept. */
function whyUnread({ documents }: PhoneRequest, one: PhoneSignature): Result['code'] {
  if (!documents.includes(one.id)) return 'not_in_session'
  const read = readCms(one)
  return typeof read === 'string' ? read : null
}

/** Whether these are signatures that came before; what is no signature was not kept and need not be the same. */
async function isRepeat({ db }: Deps, sessionId: string, sent: readonly PhoneSignature[]): Promise<boolean> {
  const stored = new Map((await findSent(db, sessionId)).map(({ id, cms }) => [id, cms]))
  return sent.length > 0 && sent.every(({ id, cms }) => stored.get(id) === cms)
}

function unreadResult(id: number, code: Result['code']): Result {
  return { id, outcome: 'refused', code, status: null, allowed_actions: [] }
}
