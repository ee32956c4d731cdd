import type { FastifyRequest, FastifyServerOptions } from 'fastify'

/**
 * Logging options. Only the path of a request's URL is logged, because the query may contain a secret such as a link's
 * token; e-mail addresses in the path are left out too, and so is what `hidden` matches after its first group.
 */
export function loggerOf(
  level: 'silent' | 'error' | 'info',
  hidden: RegExp,
): Exclude<FastifyServerOptions['logger'], undefined> {
  if (level === 'silent') return false
  return { level, serializers: { req: (request: FastifyRequest) => shownRequest(request, hidden) } }
}

function shownRequest({ method, url, host, ip }: FastifyRequest, hidden: RegExp) {
  const path = (url.split('?')[0] ?? '').replace(/[^/]*(?:@|%40)[^/]*/g, '*').replace(hidden, '$1*')
  return { method, url: path, host, remoteAddress: ip }
}
