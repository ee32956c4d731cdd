import type { FastifyRequest, FastifyServerOptions } from 'fastify'

/**
 * How a server logs. Of a request's address only the path: what stands behind it may be a secret, as in a link that
 * XX An e-mail address in the path is left out too.
 */
export function loggerOf(
  level: 'silent' | 'error' | 'info',
): Exclude<FastifyServerOptions['logger'], undefined> {
  if (level === 'silent') return false
  return { level, serializers: { req: shownRequest } }
}

function shownRequest({ method, url, host, ip }: FastifyRequest) {
  const path = url.split('?')[0]?.replace(/[^/]*(?:@|%40)[^/]*/g, '*')
  return { method, url: path, host, remoteAddress: ip }
}
