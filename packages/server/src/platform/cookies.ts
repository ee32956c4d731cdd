import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionCookie } from '../contract/call.ts'

/** `__Host-` binds the cookie to this host and to TLS; without TLS browsers would not keep it. */
function cookieName(secure: boolean): string {
  return secure ? '__Host-sauda' : 'sauda'
}

export function sessionCookie(reply: FastifyReply, secure: boolean): SessionCookie {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    set: (token, expires) => reply.setCookie(cookieName(secure), token, { ...options, expires }),
    clear: () => reply.clearCookie(cookieName(secure), options),
  }
}

/** The token of a request: an integrator's bearer token goes before a browser's cookie. */
export function tokenOf(
  request: FastifyRequest,
  secure: boolean,
): { token: string; from: 'header' | 'cookie' } | null {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (bearer) return { token: bearer, from: 'header' }
  const cookie = request.cookies[cookieName(secure)]
  return cookie ? { token: cookie, from: 'cookie' } : null
}
