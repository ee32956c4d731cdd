import type { FastifyRequest, FastifyServerOptions } from 'fastify'

/**
 * Logging options. Only the path of a request's URL is logged, because the query may contain a secret such as a link's
 * token; e-mail addresses in the path are left out too.
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
