import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KeptToken, SessionCookie, Tokens } from '../contract/call.ts'

/** The portal's cookies; scripts cannot read any of them. */
const COOKIES = { session: 'sauda', flow: 'sauda-flow', device: 'sauda-device' } as const

type Cookie = keyof typeof COOKIES

/** The value of a program's header before it has a flow's token. */
const WANTED = 'new'

/** The cookie of a client that keeps its tokens itself. */
const UNWRITTEN: SessionCookie = { set: () => {}, clear: () => {} }

/** `__Host-` binds a cookie to this host and to TLS; browsers reject it without TLS. */
function nameOf(cookie: Cookie, secure: boolean): string {
  return secure ? `__Host-${COOKIES[cookie]}` : COOKIES[cookie]
}

/** Returns the tokens of a request, which also set those of its response. */
export function tokensOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Tokens {
  const written = (cookie: Cookie) => (request.fromElsewhere ? UNWRITTEN : writable(cookie, reply, secure))
  const kept = (cookie: Cookie): KeptToken => ({
    token: request.cookies[nameOf(cookie, secure)] ?? null,
    ...written(cookie),
  })
  return {
    session: { ...written('session'), byBearer: bearerTokenOf(request) !== null },
    flow: flowIn(request) ?? { ...kept('flow'), wanted: false },
    device: kept('device'),
  }
}

/** A program keeps the token itself and gets no cookie. */
function flowIn(request: FastifyRequest): Tokens['flow'] | null {
  const header = [request.headers['x-access-flow']].flat()[0]
  if (header === undefined) return null
  return { token: header === WANTED ? null : header, wanted: true, ...UNWRITTEN }
}

function writable(cookie: Cookie, reply: FastifyReply, secure: boolean): SessionCookie {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  const name = nameOf(cookie, secure)
  return {
    set: (token, expires) => reply.setCookie(name, token, { ...options, expires }),
    clear: () => reply.clearCookie(name, options),
  }
}

/** Returns the session's token: a bearer token takes precedence over a cookie. */
export function sessionTokenOf(request: FastifyRequest, secure: boolean): string | null {
  return bearerTokenOf(request) ?? request.cookies[nameOf('session', secure)] ?? null
}

export function bearerTokenOf(request: FastifyRequest): string | null {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null
}
