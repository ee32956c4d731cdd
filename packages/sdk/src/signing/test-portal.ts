import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { serve } from '../client/test-server.ts'
import type { SigningResult, SigningSubmission } from '../generated/schemas.ts'

// A portal that signs: it speaks the calls of signing over HTTP, and forgets and refuses what a test wants.

/** A document of the portal. */
interface PortalDocument {
  bytes: string
  status: number
  allowed_actions: string[]
}

/** What a request is answered instead: `cut` the connection breaks off before, `lost` after it was carried out. */
export type Instead = { status: number; code: string } | 'cut' | 'lost' | undefined

/** Which call it is, and the ids in it. */
export interface Called {
  call: 'start' | 'file' | 'create' | 'document'
  ids: readonly number[]
  session?: string
}

export const sha = (bytes: string): string => createHash('sha256').update(bytes).digest('hex')

/** A signature, as the portal can check it: it names the bytes. */
export const cmsOf = (bytes: string): string => btoa(`signature of ${sha(bytes)}`)

export async function testPortal(ids: readonly number[]) {
  const documents = new Map<number, PortalDocument>(
    ids.map((id) => [id, { bytes: `act ${id}`, status: 1, allowed_actions: ['sign'] }]),
  )
  const sessions = new Map<string, Set<number>>()
  const calls: Called[] = []
  const portal = {
    documents,
    sessions,
    calls,
    baseUrl: '',
    /** Milliseconds by which its clock is behind this device's. */
    behind: 0,
    /** Answers a call otherwise. */
    instead: (_called: Called): Instead => undefined,
    /** Changes the result of a signature; null leaves it out. */
    judge: (result: SigningResult, _called: Called): SigningResult | null => result,
    of: (call: Called['call']) => calls.filter((one) => one.call === call),
    signed: () => [...documents].filter(([, { status }]) => status === 2).map(([id]) => id),
  }
  const clock = () => new Date(Date.now() - portal.behind)
  const expires_at = () => new Date(clock().getTime() + 600_000).toISOString()

  function start(asked: readonly number[]) {
    const found = asked.filter((id) => documents.has(id))
    const open = found.filter((id) => documents.get(id)?.status === 1)
    if (found.length === 0) return { status: 404, code: 'not_found' }
    if (open.length === 0) return { status: 409, code: 'action_not_allowed' }
    const session_id = `${sessions.size + 1}`.padStart(36, '0')
    sessions.set(session_id, new Set(open))
    const codes: Record<number, string> = { 2: 'already_signed', 5: 'document_annulled' }
    return {
      session_id,
      nonce: 'n',
      side: 'tenant',
      expires_at: expires_at(),
      documents: open.map((id) => {
        const bytes = documents.get(id)?.bytes ?? ''
        return {
          id,
          version: 1,
          title: 'Аренда',
          number: `${id}`,
          sha256: sha(bytes),
          size: 9,
          href: `/${id}`,
        }
      }),
      skipped: asked
        .filter((id) => !open.includes(id))
        .map((id) => ({ id, code: codes[documents.get(id)?.status ?? 0] ?? 'document_deleted' })),
    }
  }

  function create({ session_id, signatures }: SigningSubmission, called: Called) {
    const session = sessions.get(session_id)
    if (!session) return { status: 410, code: 'signing_over' }
    const results = signatures.flatMap(({ id, cms }) => {
      const document = documents.get(id)
      const code = !session.has(id)
        ? 'not_in_session'
        : document?.status !== 1
          ? 'already_signed'
          : cms === cmsOf(document.bytes)
            ? null
            : 'digest_mismatch'
      const result: SigningResult = {
        ...{ id, code, status: document?.status ?? null, allowed_actions: [] },
        outcome: code === null ? 'accepted' : 'refused',
      }
      const judged = portal.judge(result, called)
      if (judged?.outcome === 'accepted' && document) document.status = 2
      return judged ?? []
    })
    return { expires_at: expires_at(), results }
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '', 'http://portal')
    const body = await text(request)
    const called = calledBy(url, body)
    calls.push(called)
    const instead = portal.instead(called)
    if (instead === 'cut') return request.socket.destroy()
    const { call, ids: asked } = called
    const [id = 0] = asked
    response.setHeader('Date', clock().toUTCString())
    if (call === 'file' && !instead && sessions.has(called.session ?? '')) {
      return response.end(documents.get(id)?.bytes)
    }
    const told =
      (instead === 'lost' ? undefined : instead) ??
      (call === 'start'
        ? start(asked)
        : call === 'create'
          ? create(JSON.parse(body), called)
          : call === 'document'
            ? (documents.get(id) ?? { status: 404, code: 'not_found' })
            : { status: 410, code: 'signing_over' })
    if (instead === 'lost') return request.socket.destroy()
    const failure = isFailure(told) ? told : null
    response.statusCode = failure?.status ?? 200
    response.setHeader('Content-Type', 'application/json')
    if (failure?.retry_after) response.setHeader('Retry-After', failure.retry_after)
    response.end(JSON.stringify(failure ? { message: failure.code, code: failure.code } : { data: told }))
  }

  portal.baseUrl = await serve((request, response) => void answer(request, response))
  return portal
}

/** How a call is refused. */
interface Refused {
  status: number
  code: string
  retry_after?: number
}

function isFailure(told: object): told is Refused {
  return 'code' in told && 'status' in told
}

export type TestPortal = Awaited<ReturnType<typeof testPortal>>

function calledBy(url: URL, body: string): Called {
  const parts = url.pathname.split('/')
  if (url.pathname.includes('/multipleStart/')) {
    return { call: 'start', ids: (url.searchParams.get('ids') ?? '').split(',').map(Number) }
  }
  if (url.pathname.includes('/file/')) {
    return { call: 'file', ids: [Number(parts.at(-1))], session: parts.at(-2) ?? '' }
  }
  if (/reate$/.test(url.pathname)) {
    const { session_id, signatures }: SigningSubmission = JSON.parse(body)
    return { call: 'create', ids: signatures.map(({ id }) => id), session: session_id }
  }
  return { call: 'document', ids: [Number(parts.at(-1))] }
}
